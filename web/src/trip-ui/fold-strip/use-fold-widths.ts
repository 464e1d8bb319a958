import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { FoldPanel } from './fold-panel';
import styles from './fold-strip.module.css';
import { foldWidths, LEAST_FOLD } from './fold-widths';

/** Space left and right of a panel's text, its border, and room for rounding, in CSS pixels. */
const BESIDE_WORDS = 23;

/** Width of the note about the nights after a panel, in CSS pixels. */
const ROOM_AFTER = 30;

/** What the widths of a strip are measured with. */
interface Ruler {
  room: number;
  /** Fonts, as a canvas takes them. */
  label: string;
  sublabel: string;
  /** How often fonts have loaded: text widths depend on them, and they load late the first time. */
  loads: number;
}

/** How narrow each panel may get at the strip's current width, by id; null before it is measured and if the strip scrolls. */
export function useFoldWidths(frame: RefObject<HTMLElement | null>, panels: readonly FoldPanel[]) {
  const ruler = useRuler(frame);
  return useMemo(() => {
    // A strip that scrolls has no width to distribute.
    if (!ruler || panels.length * LEAST_FOLD >= ruler.room) return null;
    const needs = panels.map(({ label, sublabel, shortSublabel = '', after }) => {
      const room = after ? ROOM_AFTER : 0;
      return {
        label: wordsWidth(label, ruler.label) + room,
        sublabel: wordsWidth(sublabel, ruler.sublabel) + room,
        short: wordsWidth(shortSublabel, ruler.sublabel) + room,
      };
    });
    const { least, hasLongLines } = foldWidths(needs, ruler.room);
    return { least: new Map(panels.map(({ id }, index) => [id, least[index]])), hasLongLines };
  }, [ruler, panels]);
}

function useRuler(frame: RefObject<HTMLElement | null>): Ruler | null {
  const [ruler, setRuler] = useState<Ruler | null>(null);
  // Before the first paint, so that nobody sees panels change.
  useLayoutEffect(() => {
    let loads = 0;
    const measure = () => {
      const element = frame.current;
      if (!element) return;
      // Measured in the selected panel's bolder weight, so that selecting a panel doesn't change its width.
      const label = fontOf(element.querySelector(`.${styles.label}`), '600');
      const sublabel = fontOf(element.querySelector(`.${styles.sublabel}`), '600');
      const room = element.clientWidth;
      setRuler((before) => {
        if (!label || !sublabel) return null;
        return before?.room === room && before.loads === loads ? before : { room, label, sublabel, loads };
      });
    };
    const measureAgain = () => {
      loads += 1;
      measure();
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, [frame]);
  return ruler;
}

function fontOf(element: Element | null, weight: string): string | null {
  if (!element) return null;
  const { fontSize, fontFamily } = getComputedStyle(element);
  return `${weight} ${fontSize} ${fontFamily}`;
}

let pen: CanvasRenderingContext2D | null = null;

function wordsWidth(words: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen || words === '') return 0;
  pen.font = font;
  return Math.ceil(pen.measureText(words).width) + BESIDE_WORDS;
}
