import type { Destination } from '@wayfold/contract/trip';
import type { Transport } from '@wayfold/contract/values';
import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/settings';
import { colorStyle } from '../../lib/leg-color';
import { type LegFacts, legFacts } from '../../lib/leg-facts';
import { useSelectionActions } from '../../lib/selection';
import { fillTemplate } from '../../lib/template';
import { useTripFormat } from '../../lib/trip-format';
import { TransportIcon } from '../../lib/trip-icons';
import { dashOf } from '../../map/leg-lines';
import { classNames } from '../../ui/class-names';
import styles from './leg-row.module.css';
import { TransportMenu } from './transport-menu';

/** The way from one destination to the next: its line, how one travels, how far and how long. */
export const LegRow = memo(function LegRow(props: {
  from: Destination;
  to: Destination;
  /** Any CSS color. */
  color: string;
  /** The same leg as it stands today, while a preview is shown and it differs. */
  was: LegFacts | null;
  isPreview: boolean;
  onTransport: (id: string, transport: Transport) => void;
}) {
  const { from, to, color, was, isPreview, onTransport } = props;
  const t = useTranslations('itinerary');
  const { selectLeg } = useSelectionActions();
  const facts = legFacts(from, to);
  return (
    <div
      className={styles.leg}
      style={colorStyle(color)}
      onPointerEnter={() => selectLeg(from.id)}
      onPointerLeave={() => selectLeg(null)}
    >
      <span
        className={classNames(
          styles.line,
          styles[
            from.transport === 'Hidden'
              ? 'none'
              : dashOf({ transport: from.transport, failed: facts.kind === 'failed' })
          ],
        )}
        aria-hidden="true"
      />
      <div className={styles.words}>
        {isPreview ? (
          <TransportIcon transport={from.transport} />
        ) : (
          <TransportMenu
            value={from.transport}
            from={from.name}
            to={to.name}
            onChange={(transport) => onTransport(from.id, transport)}
          />
        )}
        {was ? (
          <s className={styles.was}>
            <LegWords facts={was} isShort />
          </s>
        ) : null}
        <span className={classNames(styles.facts, was !== null && styles.changed)}>
          <LegWords facts={facts} />
        </span>
        {isPreview || facts.kind === 'hidden' ? null : (
          <DirectionsLink
            from={from}
            to={to}
            label={t('openDirectionsLabel', { from: from.name, to: to.name })}
          />
        )}
      </div>
    </div>
  );
});

/** Distance and time of a leg in words. */
export function LegWords({ facts, isShort = false }: { facts: LegFacts; isShort?: boolean }) {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  if (facts.kind === 'hidden') return t('hiddenLeg');
  if (facts.kind === 'failed') return t('noDistance');
  const distance = format.distance(facts.miles);
  if (isShort) return distance;
  return t(facts.isAbout ? 'about' : 'measured', { distance, time: format.duration(facts.hours) });
}

function DirectionsLink({ from, to, label }: { from: Destination; to: Destination; label: string }) {
  const t = useTranslations('itinerary');
  const template = useSetting('directions_url');
  if (!template) return null;
  const href = fillTemplate(template, {
    fromLat: from.coords[1],
    fromLon: from.coords[0],
    toLat: to.coords[1],
    toLon: to.coords[0],
  });
  return (
    <a className={styles.directions} href={href} target="_blank" rel="noreferrer" aria-label={label}>
      <span className={styles.directionsWords}>{t('openDirections')}</span>
      <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
