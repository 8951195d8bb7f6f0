/** The name without case and accents, to search by: 'asa' finds 'Åsa'. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
