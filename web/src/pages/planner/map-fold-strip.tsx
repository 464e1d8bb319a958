import { orderedDestinations } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { useSelectedId, useSelectionActions } from '../../lib/selection';
import { useFoldPanel } from '../../lib/use-fold-panel';
import { FoldStrip } from '../../ui/fold-strip';
import type { Planner } from './planner';

/** The trip as a strip of folded panels at the foot of the map. */
export function MapFoldStrip({ planner }: { planner: Planner }) {
  const { shown, actions, isEditable } = planner;
  const t = useTranslations('planner');
  const selectedId = useSelectedId();
  const { select, hover } = useSelectionActions();
  const panels = orderedDestinations(shown).map(useFoldPanel());
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
