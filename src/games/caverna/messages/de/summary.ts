export const summary = 'Rode den Wald, grabe dich in den Berg und gründe eine Familie.';
