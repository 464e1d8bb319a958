import shapes from 'virtual:usa-states';
import { Link } from '@tanstack/react-router';
import type { UsaState } from '@wayfold/contract/places/ideas-endpoints';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { links } from '../../lib/links';
import { useMedia } from '../../lib/media';
import { Fold } from '../../ui/fold';
import { USA_FRAME } from './usa-frame';
import styles from './usa-map.module.css';

/** From these numbers of parks and ideas on, a state has a stronger color. */
const STRONGER_FROM = [6, 10, 16];
/** The colors of states, from few to many parks and ideas. */
const FILLS = [styles.few, styles.some, styles.many, styles.most];

interface StatesProps {
  /** Those that have something, by name. */
  states: readonly UsaState[];
  /** The name of the state shown on the page; null if there is none. */
  chosen: string | null;
  /** Called before the page shows a state. */
  onChoose: () => void;
}

/** The states as links on a map, and a line about the one under the pointer or the focus, or else the chosen one. */
export function UsaMap({ states, chosen, onChoose }: StatesProps) {
  const t = useTranslations('ideaPages');
  const label = useStateLabel();
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const byName = new Map(states.map((state) => [state.name, state]));
  const pathOf = (name: string | null) => shapes.find((shape) => shape.name === name)?.path;
  const described = byName.get(hovered ?? focused ?? chosen ?? '');
  return (
    <nav aria-label={t('usaStates')} className={styles.nav}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and a title would be a tooltip over all of them */}
      <svg className={styles.map} viewBox={`0 0 ${USA_FRAME.width} ${USA_FRAME.height}`}>
        {shapes.map(({ name, path }) => {
          const state = byName.get(name);
          if (!state) return <path key={name} d={path} />;
          return (
            <Link
              key={name}
              {...links.usaTravel(name)}
              resetScroll={false}
              aria-label={label(state)}
              className={fillOf(state)}
              onClick={onChoose}
              onPointerEnter={() => setHovered(name)}
              onPointerLeave={() => setHovered(null)}
              onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible') ? name : null)}
              onBlur={() => setFocused(null)}
            >
              <path d={path} />
            </Link>
          );
        })}
        {/* Above all states, so that no neighbor covers half a line. */}
        <path className={styles.chosen} d={pathOf(chosen)} />
        <path className={styles.hovered} d={pathOf(hovered)} />
        <path className={styles.halo} d={pathOf(focused)} />
        <path className={styles.ring} d={pathOf(focused)} />
      </svg>
      <p className={styles.line}>{described ? label(described) : t('usaHint')}</p>
    </nav>
  );
}

/** All states as a list of links: small ones are hard to press on a map. Folded on phones while a state is shown. */
export function UsaList({ states, chosen, onChoose }: StatesProps) {
  const t = useTranslations('ideaPages');
  const label = useStateLabel();
  const isNarrow = useMedia('(max-width: 900px)');
  return (
    <Fold
      key={chosen}
      className={styles.all}
      isOpen={!isNarrow || chosen === null}
      title={
        <>
          {t('usaAll')}
          <span className={styles.count}>{t('usaAllHelp')}</span>
        </>
      }
    >
      <ul className={styles.list}>
        {states.map((state) => (
          <li key={state.name}>
            <Link
              {...links.usaTravel(state.name)}
              resetScroll={false}
              aria-label={label(state)}
              onClick={onChoose}
            >
              {`${state.name}\u00a0`}
              <span className={styles.count}>{totalOf(state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Says what there is about a state: "Utah: 19 parks, 4 ideas". */
function useStateLabel(): (state: UsaState) => string {
  const t = useTranslations('ideaPages');
  return ({ name, ...counts }) => t('usaState', { state: name, counts: t('usaCounts', counts) });
}

function totalOf({ parks, ideas }: UsaState): number {
  return parks + ideas;
}

function fillOf(state: UsaState): string | undefined {
  return FILLS[STRONGER_FROM.filter((from) => totalOf(state) >= from).length];
}
