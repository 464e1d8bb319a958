import type { Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { LegFacts } from '@wayfold/domain/changes/leg-facts';
import { ChevronDown, TicketPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useTripFormat } from '../../trip-ui/trip-format';
import { TransportIcon } from '../../trip-ui/trip-icons';
import { useProposalReason } from '../../trip-ui/use-proposal-words';
import { MenuLayer } from '../../ui/dialogs/menu-layer';
import { MenuList } from '../../ui/dialogs/menu-list';
import { Switch } from '../../ui/fields/switch';
import { LegMap } from './leg-map';
import styles from './leg-row.module.css';
import { legsForAll } from './use-itinerary-actions';
import { type TransportOption, useTransportOptions } from './use-transport-options';

/** Props of `TransportMenu`. */
export interface TransportMenuProps {
  from: Destination;
  to: Destination;
  onChange: (transport: Transport) => void;
  /** Changes every leg of the trip. */
  onChangeAll: (transport: Transport) => void;
  onAddBooking: () => void;
}

/** Chooses the means of transport from one destination to the next, after comparing times and distances. */
export function TransportMenu(props: TransportMenuProps) {
  const { from, to } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords.transport');
  const format = useTripFormat();
  const ends = { from: from.name, to: to.name };
  const transport = words(from.transport);
  return (
    <MenuLayer
      sheet={{
        title: t('legTitle', ends),
        help: from.dtDepart === null ? null : format.day(from.dtDepart),
        above: <LegMap from={from} to={to} />,
      }}
      trigger={
        <button type="button" className={styles.mode} aria-label={t('legTransport', { ...ends, transport })}>
          <TransportIcon transport={from.transport} />
          <span>{transport}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    >
      <Options {...props} />
    </MenuLayer>
  );
}

/** Only exists while the menu is open: comparing asks the server. */
function Options({ from, to, onChange, onChangeAll, onAddBooking }: TransportMenuProps) {
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords.transport');
  const legCount = useTripSelector(({ document }) => legsForAll(document, from.id).length);
  const [isForAll, setForAll] = useState(false);
  const { fitting, others, proposed } = useTransportOptions(from, to);
  const reasonOf = useProposalReason();
  const figuresOf = useFigures();
  const rowOf = ({ transport, facts }: TransportOption) => ({
    id: transport,
    label: words(transport),
    detail: figuresOf(facts),
    note: transport === proposed.transport ? reasonOf(proposed.reason, { isTimeShown: true }) : undefined,
    icon: <TransportIcon transport={transport} />,
  });
  const [first, second] = others.map(({ transport }) => words(transport));

  function choose(id: string) {
    const chosen = TRANSPORTS.find((transport) => transport === id);
    if (chosen && isForAll) onChangeAll(chosen);
    else if (chosen && chosen !== from.transport) onChange(chosen);
  }

  return (
    <>
      <MenuList
        label={t('transportMenu', { from: from.name, to: to.name })}
        selected={from.transport}
        onSelect={choose}
        groups={[
          { id: 'fitting', isCards: true, rows: fitting.map(rowOf) },
          {
            id: 'others',
            rows: others.map(rowOf),
            folded: {
              label: t('moreWays'),
              detail: t('moreWaysNames', {
                first: first ?? '',
                second: second ?? '',
                count: others.length - 2,
              }),
            },
          },
          {
            id: 'booking',
            isActions: true,
            rows: [
              {
                id: 'booking',
                label: t('addBooking'),
                detail: t('addBookingHelp'),
                icon: <TicketPlus size={18} strokeWidth={1.75} aria-hidden="true" />,
                onAction: onAddBooking,
              },
            ],
          },
        ]}
      />
      {legCount > 1 ? (
        <Switch
          className={styles.forAll ?? ''}
          label={t('forAllLegs')}
          help={t('forAllLegsHelp', { count: legCount })}
          isOn={isForAll}
          onChange={setForAll}
        />
      ) : null}
    </>
  );
}

/** Formats the figures of a leg, the time first: "about 2 h 40 min · 163 mi". */
function useFigures(): (facts: LegFacts) => string {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  return (facts) => {
    if (facts.kind === 'hidden') return t('hiddenLeg');
    if (facts.kind === 'failed') return t('noRoute');
    const { miles, hours, isAbout } = facts;
    return t(isAbout ? 'aboutTimeFirst' : 'measuredTimeFirst', {
      time: format.duration(hours),
      distance: format.distance(miles),
    });
  };
}
