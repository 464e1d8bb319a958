import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import type { Planner } from '../planner';
import { shownView, VIEW_SEGMENTS } from './trip-views';

/** Switches between the available views of the current trip; renders nothing if there is only one. */
export function ViewSwitch({ planner, className }: { planner: Planner; className?: string | undefined }) {
  const t = useTranslations('itinerary');
  const { view, showView, layout } = planner;
  const built = VIEW_SEGMENTS.filter(({ id }) => shownView(id, planner) === id);
  if (built.length < 2) return null;
  return (
    <SegmentedControl
      label={t('views')}
      className={className ?? ''}
      value={view}
      onChange={showView}
      segments={built.map(({ id, icon: Icon, words }) => ({
        id,
        label: t(words),
        ...(layout === 'desktop' ? { icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> } : {}),
      }))}
    />
  );
}
