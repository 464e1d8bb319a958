import { useFormatter, useTranslations } from 'use-intl';
import type { map } from '../i18n/en/planner/map';
import { clusterParts } from './cluster-parts';
import type { MapPlace } from './trip-map-props';

/** Says what a disc that stands for several places holds: "5 museums" or "12 places: 4 museums, 3 parks, and 5 others". */
export function useClusterWords(): (places: readonly MapPlace[]) => string {
  const t = useTranslations('map');
  const format = useFormatter();
  return (places) => {
    // Only used if it exists: an operator may have kinds of their own.
    const keyOf = (kind: string) => `kinds.${kind}` as `kinds.${keyof typeof map.kinds}`;
    const { kinds, others } = clusterParts(places, (kind) => t.has(keyOf(kind)));
    const words = kinds.map(({ kind, count }) => t(keyOf(kind), { count }));
    const [only] = words;
    if (words.length === 1 && only !== undefined && others === 0) return only;
    const count = places.length;
    if (words.length === 0) return t('cluster', { count });
    const parts = others > 0 ? [...words, t('clusterOthers', { count: others })] : words;
    return t('clusterOf', { count, parts: format.list(parts) });
  };
}
