import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { type LegFacts, legFacts } from '@wayfold/domain/changes/leg-facts';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { lodgingAt } from '@wayfold/domain/travel/journeys';
import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { useIsSelected, useSelectionActions } from '../../../planner-state/selection';
import { LaterBookingCards } from '../../../trip-ui/bookings/later-bookings';
import { legColorVar } from '../../../trip-ui/leg-color';
import { pressToLift, stopDragId } from '../../../trip-ui/plan-drag/list-drag';
import { classNames } from '../../../ui/class-names';
import type { ItineraryActions } from '../actions';
import { LegRow } from '../leg-row';
import { StayEditor } from './stay-editor';
import styles from './stop-block.module.css';
import { StopDays } from './stop-days';
import { StopMenu } from './stop-menu';
import { StopRow } from './stop-row';

/** Props of a block; values keep their identity as long as nothing in them changes. */
export interface StopBlockProps {
  destination: Destination;
  next: Destination | null;
  events: readonly TripEvent[];
  /** The current destination and the next, while a preview is shown. */
  was: Destination | null;
  wasNext: Destination | null;
  isPreview: boolean;
  count: number;
  tripStart: string | null;
  nightsBefore: number;
  currency: string;
  bookings: TripDocument['bookings'];
  isExpanded: boolean;
  /** Shown below the leg. */
  between: ReactNode;
  onToggle: (id: string) => void;
  actions: ItineraryActions;
}

/** A destination in the list with its expandable details, and the leg from it to the next. */
export const StopBlock = memo(function StopBlock(
  props: StopBlockProps & { index: number; measure: (node: HTMLElement | null) => void },
) {
  const { destination, next, events, was, isPreview, count, isExpanded, onToggle, actions } = props;
  const { bookings, index, measure } = props;
  const detailsId = useId();
  const isSelected = useIsSelected(destination.id);
  const { hover } = useSelectionActions();
  const color = legColorVar(destination.destinationOrder - 1);
  const sortable = useSortable({ id: stopDragId(destination.id), disabled: isPreview });
  const { listeners, attributes, isDragging, setNodeRef } = sortable;
  const node = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure(element);
    },
    [setNodeRef, measure],
  );
  return (
    <li
      ref={node}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={classNames(styles.block, isDragging && styles.slot)}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      data-stop={destination.id}
      onPointerEnter={() => hover(destination.id)}
      onPointerLeave={() => hover(null)}
    >
      <div className={styles.content}>
        <StopRow
          destination={destination}
          thingsPlanned={events.length}
          color={color}
          was={was}
          isSelected={isSelected}
          isExpanded={isExpanded}
          detailsId={detailsId}
          onToggle={() => onToggle(destination.id)}
          handle={isPreview ? null : { ...attributes, ...listeners, ref: sortable.setActivatorNodeRef }}
          press={isPreview ? {} : pressToLift(listeners)}
          menu={isPreview ? null : <StopMenu destination={destination} count={count} actions={actions} />}
        />
        {isExpanded ? (
          <div id={detailsId} className={styles.details}>
            <span className={styles.spine} style={{ background: color }} aria-hidden="true" />
            <StopDetails {...props} />
          </div>
        ) : null}
        {next ? (
          <LegRow
            from={destination}
            to={next}
            color={color}
            was={changedLeg(props)}
            isPreview={isPreview}
            bookings={bookings}
            actions={actions}
          />
        ) : null}
        {props.between}
      </div>
    </li>
  );
});

function StopDetails(props: StopBlockProps) {
  const { destination, events, tripStart, nightsBefore, next, currency, isPreview, actions } = props;
  const { bookings } = props;
  const isLast = next === null;
  const stay = useMemo(
    () => ({ destination, events, tripStart, nightsBefore, isLast }),
    [destination, events, tripStart, nightsBefore, isLast],
  );
  return (
    <div className={styles.inner}>
      {isPreview ? null : (
        <StayEditor
          destination={destination}
          isFirst={destination.destinationOrder === 1}
          tripStart={tripStart}
          actions={actions}
        />
      )}
      <LaterBookingCards
        bookings={lodgingAt(bookings, destination.id)}
        onOpen={isPreview ? null : actions.openBooking}
      />
      <StopDays stay={stay} currency={currency} bookings={bookings} isPreview={isPreview} actions={actions} />
    </div>
  );
}

/** The current leg if the preview shows a different one; null if they are the same. */
function changedLeg({ destination, next, was, wasNext, bookings }: StopBlockProps): LegFacts | null {
  if (!was || !wasNext || !next) return null;
  const today = legFacts(was, wasNext, bookings);
  const isSame = wasNext.id === next.id && was.miles === destination.miles && was.hours === destination.hours;
  return isSame ? null : today;
}
