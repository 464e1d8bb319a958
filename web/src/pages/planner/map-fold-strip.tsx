import { orderedDestinations } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../lib/leg-color';
import { nameLanguage } from '../../lib/name-language';
import { useSelectedId, useSelectionActions } from '../../lib/selection';
import { useTripFormat } from '../../lib/trip-format';
import { type FoldPanel, FoldStrip } from '../../ui/fold-strip';
import type { Planner } from './planner';

/** The trip as a strip of folded panels at the foot of the map. */
export function MapFoldStrip({ planner }: { planner: Planner }) {
  const { shown, actions, isEditable } = planner;
  const t = useTranslations('planner');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const selectedId = useSelectedId();
  const { select, hover } = useSelectionActions();
  const panels = orderedDestinations(shown).map((stop, index): FoldPanel => {
    const { id, name, localName, country, dtArrive, dtDepart } = stop;
    const nights = words('nights', { count: stop.nights });
    const lang = nameLanguage(localName ?? name, country);
    return {
      id,
      label: localName && localName !== name ? `${localName} ${name}` : name,
      sublabel:
        dtArrive !== null && dtDepart !== null
          ? t('foldDates', { dates: format.shortRange(dtArrive, dtDepart), nights })
          : nights,
      shortSublabel: nights,
      color: legColorVar(index),
      weight: Math.max(1.25, stop.nights),
      ...(lang ? { lang } : {}),
    };
  });
  return (
    <FoldStrip
      label={t('foldStrip')}
      panels={panels}
      selectedId={selectedId}
      onSelect={select}
      onHover={hover}
      {...(isEditable ? { onReorder: (id: string, to: number) => actions.move(id, to + 1) } : {})}
    />
  );
}
