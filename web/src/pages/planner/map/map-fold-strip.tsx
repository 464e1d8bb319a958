import { dayKey } from '@wayfold/domain/day/trip-days';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useSelectedId, useSelectionActions } from '../../../planner-state/selection';
import type { FoldPanel } from '../../../trip-ui/fold-strip/fold-panel';
import { FoldStrip } from '../../../trip-ui/fold-strip/fold-strip';
import { ThinStrip } from '../../../trip-ui/fold-strip/thin-strip';
import { useFoldPanel } from '../../../trip-ui/fold-strip/use-fold-panel';
import type { Planner } from '../planner';
import { useNightsFindings } from '../use-arrival-nights';

/** The trip as a strip of folded panels at the bottom of the map. */
export function MapFoldStrip({ planner }: { planner: Planner }) {
  const { shown, actions, isEditable, layout, view, openDay } = planner;
  const t = useTranslations('planner');
  const selectedId = useSelectedId();
  const { select, isSelected, hover } = useSelectionActions();
  /** While a day is open, and for the selected destination, a press leads to the first day there. */
  const onSelect = (id: string) => (view === 'day' || isSelected(id) ? openDay(dayKey(id, 1)) : select(id));
  const words = useTranslations('tripWords');
  const foldPanel = useFoldPanel();
  const nights = useNightsFindings(planner);
  const panels = orderedDestinations(shown).map((stop, index): FoldPanel => {
    const finding = nights.get(stop.id);
    const panel = foldPanel(stop, index);
    if (!finding) return panel;
    const isClash = finding.kind === 'arrival-clash';
    const count = finding.data.nights;
    return { ...panel, after: { isClash, words: words(isClash ? 'nightsTwice' : 'nightsOpen', { count }) } };
  });
  if (layout === 'landscape') {
    return <ThinStrip label={t('foldStrip')} panels={panels} selectedId={selectedId} onSelect={onSelect} />;
  }
  return (
    <FoldStrip
      label={t('foldStrip')}
      panels={panels}
      selectedId={selectedId}
      onSelect={onSelect}
      onHover={hover}
      {...(isEditable ? { onReorder: (id: string, to: number) => actions.move(id, to + 1) } : {})}
    />
  );
}
