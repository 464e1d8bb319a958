/** How long a stay is, in files: "2 nights"; a stay without nights is a day visit. */
export function nightsText(nights: number): string {
  if (nights === 0) return 'day visit';
  return nights === 1 ? '1 night' : `${nights} nights`;
}
