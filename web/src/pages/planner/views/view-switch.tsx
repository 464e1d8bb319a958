import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import type { Planner } from '../planner';
import { shownView, VIEW_SEGMENTS } from './trip-views';
import { ViewMenu } from './view-menu';

/** Switches between the available views of the current trip; renders nothing if there is only one. */
export function ViewSwitch({ planner, className }: { planner: Planner; className?: string | undefined }) {
  const t = useTranslations('itinerary');
  const { view, showView, layout } = planner;
  const built = VIEW_SEGMENTS.filter(({ id }) => shownView(id, planner) === id);
  if (built.length < 2) return null;
  const label = t('views');
  const hasIcons = layout === 'desktop' || layout === 'landscape';
  const segments = built.map(({ id, icon: Icon, words }) => ({
    id,
    label: t(words),
    ...(hasIcons ? { icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> } : {}),
  }));
  return layout === 'landscape' ? (
    <ViewMenu label={label} segments={segments} value={view} onChange={showView} />
  ) : (
    <SegmentedControl
      label={label}
      className={className ?? ''}
      value={view}
      onChange={showView}
      segments={segments}
    />
  );
}
