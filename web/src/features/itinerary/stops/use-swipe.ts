import { useCallback, useEffect, useRef } from 'react';
import { useReducedMotion } from '../../../lib/media';

/** The cards are at rest once they haven't scrolled for this many milliseconds. */
const REST_MS = 120;

/**
 * Keeps the selected card of a row that scrolls sideways in view, and selects the card that the traveler swipes to.
 *
 * @returns the ref of the list, whose items have their id in `data-card`
 */
export function useSwipe(selectedId: string | null, select: (id: string) => void) {
  const list = useRef<HTMLElement>(null);
  const isByHand = useRef(false);
  const behavior = useReducedMotion() ? 'auto' : 'smooth';

  useEffect(() => {
    const row = list.current;
    if (!row || selectedId === null || restingCard(row) === selectedId) return;
    isByHand.current = false;
    const card = row.querySelector(`[data-card="${CSS.escape(selectedId)}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior });
  }, [selectedId, behavior]);

  return useCallback(
    (row: HTMLElement | null) => {
      list.current = row;
      if (!row) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const takeOver = () => {
        isByHand.current = true;
      };
      const rest = () => {
        const id = restingCard(row);
        // A pin that was pressed in the meantime scrolls the cards itself.
        if (isByHand.current && id !== undefined) select(id);
      };
      const scroll = () => {
        clearTimeout(timer);
        timer = setTimeout(rest, REST_MS);
      };
      row.addEventListener('pointerdown', takeOver);
      row.addEventListener('wheel', takeOver, { passive: true });
      row.addEventListener('scroll', scroll, { passive: true });
      return () => {
        clearTimeout(timer);
        row.removeEventListener('pointerdown', takeOver);
        row.removeEventListener('wheel', takeOver);
        row.removeEventListener('scroll', scroll);
      };
    },
    [select],
  );
}

/** The id of the card at the middle of the row; at either end, the card there, which can't be scrolled to the middle. */
function restingCard(row: HTMLElement): string | undefined {
  const cards = Array.from(row.querySelectorAll<HTMLElement>('[data-card]'));
  const { scrollLeft, scrollWidth, clientWidth } = row;
  if (scrollLeft <= 1) return cards[0]?.dataset.card;
  if (scrollLeft >= scrollWidth - clientWidth - 1) return cards.at(-1)?.dataset.card;
  const middle = middleOf(row);
  const distance = (card: HTMLElement) => Math.abs(middleOf(card) - middle);
  return cards.toSorted((a, b) => distance(a) - distance(b))[0]?.dataset.card;
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
