import type { KeyboardEvent, ReactNode } from 'react';

/** Handles Escape pressed anywhere inside, if it means something different from a press outside. */
export function EscapeKey({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  }
  return (
    // The key belongs to the surrounding dialog, and every control inside works without it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div style={{ display: 'contents' }} onKeyDown={press}>
      {children}
    </div>
  );
}
