import { type CollisionDetection, DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { snapCenterToCursor } from '@dnd-kit/modifiers';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { retryImport } from '../../../lib/loading/retry-import';
import { LiftedPlan, OVERLAY } from '../../../trip-ui/plan-drag/lifted-plan';
import { topLeftCollisions } from '../../../trip-ui/plan-drag/list-drag';
import { type DraggedPlace, draggedPlace } from '../../../trip-ui/plan-drag/place-item';
import { sidewaysCoordinates, useHandleSensors } from '../../../ui/lists/handle-sensors';
import type { Planner } from '../planner';

const DropDays = lazy(async () => ({
  default: (await retryImport(() => import('./drop-days'))).DropDays,
}));

/** While a place of a list or of the map is dragged, the days of the trip appear, and it can be dropped on one. */
export function PlaceDrag({ planner, children }: { planner: Planner; children: ReactNode }) {
  const t = useTranslations('itinerary');
  const sensors = useHandleSensors(sidewaysCoordinates);
  const [lifted, setLifted] = useState<DraggedPlace | null>(null);
  return (
    <DndContext
      sensors={planner.isEditable ? sensors : NONE}
      collisionDetection={collisions}
      onDragStart={({ active }) => setLifted(draggedPlace(active))}
      onDragEnd={() => setLifted(null)}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragToDayHelp') },
        announcements: {
          onDragStart: ({ active }) => t('liftedEvent', { name: draggedPlace(active)?.name ?? '' }),
          onDragOver: ({ active, over }) =>
            over ? `${draggedPlace(active)?.name ?? ''}, ${over.data.current?.label ?? ''}` : undefined,
          // What was added is reported by the notice.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => t('dragCancelled', { name: draggedPlace(active)?.name ?? '' }),
        },
      }}
    >
      {children}
      {lifted ? (
        <Suspense>
          <DropDays planner={planner} lifted={lifted} />
        </Suspense>
      ) : null}
      <DragOverlay {...OVERLAY} modifiers={SNAPPED}>
        {lifted ? <LiftedPlan name={lifted.name} category="Activities" /> : null}
      </DragOverlay>
    </DndContext>
  );
}

const NONE: ReturnType<typeof useHandleSensors> = [];
const SNAPPED = [snapCenterToCursor];

const collisions: CollisionDetection = (args) =>
  args.pointerCoordinates === null ? topLeftCollisions(args) : pointerWithin(args);
