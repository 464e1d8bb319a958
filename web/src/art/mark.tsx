/**
 * The mark: four folded panels whose top edge draws a W, the last one marigold, a dashed route across.
 *
 * Decorative: the word beside it, or the link around it, says the name. At least 20 px.
 */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 7l6.5 4v16L3 23z" fill="#0b5a66" />
      <path d="M9.5 11L16 7v16l-6.5 4z" fill="#2f8791" />
      <path d="M16 7l6.5 4v16L16 23z" fill="#0b5a66" />
      <path d="M22.5 11L29 7v16l-6.5 4z" fill="#f2b440" />
      <path
        d="M5 19.5c3 2 4-3 7.5-2s4.5 4 7.5 1 2-4 5.5-4"
        fill="none"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeDasharray="2.6 2.6"
      />
    </svg>
  );
}
