export const summary = 'Nimm eins, zwei oder drei, aber nie so viele wie dein Nachbar.';
