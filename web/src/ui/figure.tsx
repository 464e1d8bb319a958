/** An amount, or its short form where there is no room: then the whole is said on hover and to screen readers. */
export function Figure({ full, short, isShort }: { full: string; short: string; isShort: boolean }) {
  if (!isShort) return full;
  return (
    <span title={full}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}
