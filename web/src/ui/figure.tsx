/** An amount, or its short form if space is tight; hover and screen readers then give the full amount. */
export function Figure({ full, short, isShort }: { full: string; short: string; isShort: boolean }) {
  if (!isShort) return full;
  return (
    <span title={full}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}
