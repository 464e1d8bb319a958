import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { restrictToHorizontalAxis } from '@dnd-kit/modifiers';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CalendarX2, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import type { FoldPanel } from './fold-panel';
import styles from './fold-strip.module.css';
import { useFoldDrag } from './use-fold-drag';
import { useFoldWidths } from './use-fold-widths';

/** Props of `FoldStrip`. */
export interface FoldStripProps {
  /** Names the strip for screen readers. */
  label: string;
  panels: FoldPanel[];
  selectedId?: string | null;
  /** Shows the short second lines even if there is room for the long ones. */
  compact?: boolean;
  /** 48 px high instead of 64, for several strips together. */
  low?: boolean;
  /** Called on a press and on Enter; without it, the strip is read-only. */
  onSelect?(id: string): void;
  /** The pointer or the keyboard is on a panel; null when it leaves. */
  onHover?(id: string | null): void;
  /** Called when a panel is dropped at another position, counted from 0; without it, panels can't be dragged. */
  onReorder?(id: string, to: number): void;
}

/**
 * A strip of folded panels, as wide as their weights: a timeline that is also navigation.
 *
 * Arrow keys move along it, Enter opens a panel, Space lifts a panel to move it. Below 600 px it is a bar of colors
 * with the name of the selected panel.
 */
export function FoldStrip(props: FoldStripProps) {
  const { panels, selectedId = null, onReorder } = props;
  const selected = panels.find(({ id }) => id === selectedId);
  const frame = useRef<HTMLDivElement>(null);
  const widths = useFoldWidths(frame, panels);
  useShowSelected(frame, selectedId);
  const strip = { ...props, least: widths?.least ?? NO_WIDTHS };
  return (
    <div
      ref={frame}
      className={classNames(
        styles.frame,
        props.compact && styles.compact,
        props.low && styles.low,
        widths?.hasLongLines && styles.whole,
      )}
    >
      {onReorder ? <SortableStrip {...strip} onReorder={onReorder} /> : <PlainStrip {...strip} />}
      <div className={styles.bar}>
        <div className={styles.colors} aria-hidden="true">
          {panels.map((panel) => (
            <i
              key={panel.id}
              className={classNames(panel.id === selectedId && styles.current)}
              style={panelStyle(panel)}
            />
          ))}
        </div>
        {selected && (
          <span className={styles.name} lang={selected.lang}>
            {selected.label}
          </span>
        )}
      </div>
    </div>
  );
}

/** Scrolls the strip, and nothing around it, to the selected panel. */
function useShowSelected(frame: RefObject<HTMLElement | null>, selectedId: string | null) {
  useEffect(() => {
    const strip = frame.current?.querySelector('ol');
    const panel = strip?.querySelector('[aria-pressed="true"]')?.closest('li');
    if (selectedId === null || !strip || !panel) return;
    const [room, place] = [strip.getBoundingClientRect(), panel.getBoundingClientRect()];
    const edge = Number.parseFloat(getComputedStyle(strip).paddingInlineStart);
    const before = place.left - room.left - edge;
    const after = place.right - room.right + edge;
    const by = before < 0 ? before : Math.max(0, Math.min(after, before));
    if (by !== 0) strip.scrollBy({ left: by });
  }, [frame, selectedId]);
}

/** A strip whose panels know how narrow they may get. */
interface MeasuredStrip extends FoldStripProps {
  least: ReadonlyMap<string, number | undefined>;
}

const NO_WIDTHS: MeasuredStrip['least'] = new Map();

function PlainStrip(props: MeasuredStrip) {
  const roving = useRovingFocus(props);
  return (
    <ol className={styles.strip} aria-label={props.label}>
      {props.panels.map((panel) => (
        <li key={panel.id} className={panelClass(panel, props)} style={panelStyle(panel, props)}>
          {props.onSelect ? (
            <button type="button" className={styles.press} {...roving.of(panel)}>
              <PanelText panel={panel} />
            </button>
          ) : (
            <div className={styles.press}>
              <PanelText panel={panel} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function SortableStrip(props: MeasuredStrip & { onReorder(id: string, to: number): void }) {
  const { panels, onReorder } = props;
  const { sensors, accessibility } = useFoldDrag(panels);
  const roving = useRovingFocus(props);
  const drop = ({ active, over }: DragEndEvent) => {
    const to = panels.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onReorder(String(active.id), to);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={closestCenter}
      modifiers={[restrictToHorizontalAxis]}
      onDragEnd={drop}
    >
      <SortableContext items={panels} strategy={horizontalListSortingStrategy}>
        <ol className={styles.strip} aria-label={props.label}>
          {panels.map((panel) => (
            <SortablePanel key={panel.id} panel={panel} strip={props} press={roving.of(panel)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type Press = ReturnType<ReturnType<typeof useRovingFocus>['of']>;

function SortablePanel({ panel, strip, press }: { panel: FoldPanel; strip: MeasuredStrip; press: Press }) {
  const drag = useSortable({ id: panel.id });
  const { 'aria-describedby': help, 'aria-roledescription': role } = drag.attributes;
  const style = {
    ...panelStyle(panel, strip),
    transform: `${CSS.Translate.toString(drag.transform) ?? ''}${drag.isDragging ? ' rotate(1.2deg)' : ''}`,
    transition: drag.transition,
  };
  return (
    <li
      ref={drag.setNodeRef}
      className={classNames(panelClass(panel, strip), drag.isDragging && styles.lifted)}
      style={style}
    >
      <button
        ref={drag.setActivatorNodeRef}
        type="button"
        className={styles.press}
        aria-describedby={help}
        aria-roledescription={role}
        {...drag.listeners}
        {...press}
        onKeyDown={(event) => {
          drag.listeners?.onKeyDown?.(event);
          // While a panel is lifted, the arrow keys move it, not the focus.
          if (!drag.active && !event.defaultPrevented) press.onKeyDown(event);
        }}
      >
        <PanelText panel={panel} />
      </button>
    </li>
  );
}

function PanelText({ panel }: { panel: FoldPanel }) {
  return (
    <>
      <span className={styles.label} lang={panel.lang} title={panel.label}>
        {panel.label}
      </span>
      <span className={styles.sublabel}>{panel.sublabel}</span>
      {panel.shortSublabel && <span className={styles.short}>{panel.shortSublabel}</span>}
      {panel.after && <After {...panel.after} />}
    </>
  );
}

function After({ words, isClash }: NonNullable<FoldPanel['after']>) {
  const Icon = isClash ? TriangleAlert : CalendarX2;
  return (
    <span className={classNames(styles.after, isClash && styles.clash)} title={words}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}

/** One panel at a time is in the page's tab order; arrow keys, Home and End change which one. */
function useRovingFocus({ panels, selectedId, onSelect, onHover }: FoldStripProps) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const inOrder = [focusedId, selectedId, panels[0]?.id];
  const tabStop = inOrder.find((id) => panels.some((panel) => panel.id === id));

  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -panels.length, End: panels.length }[event.key];
    if (!step) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl' && Math.abs(step) === 1;
    const to = panels[Math.min(panels.length - 1, Math.max(0, from + (isRtl ? -step : step)))];
    if (!to) return;
    event.preventDefault();
    const buttons = event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [];
    buttons[panels.indexOf(to)]?.focus();
  };
  return {
    of: ({ id }: FoldPanel) => ({
      tabIndex: id === tabStop ? 0 : -1,
      'aria-pressed': id === selectedId,
      onClick: () => onSelect?.(id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        move(
          event,
          panels.findIndex((panel) => panel.id === id),
        );
      },
      onFocus: () => {
        setFocusedId(id);
        onHover?.(id);
      },
      onBlur: () => onHover?.(null),
      onPointerEnter: () => onHover?.(id),
      onPointerLeave: () => onHover?.(null),
    }),
  };
}

function panelClass(panel: FoldPanel, { selectedId }: FoldStripProps): string {
  return classNames(
    styles.panel,
    panel.changed && styles.changed,
    panel.id === selectedId && styles.selected,
    Boolean(panel.shortSublabel) && styles.shortens,
    Boolean(panel.after) && styles.noted,
  );
}

function panelStyle({ id, color, weight }: FoldPanel, strip?: MeasuredStrip): CSSProperties {
  const least = strip?.least.get(id);
  return {
    '--fold-color': color,
    '--fold-weight': weight,
    ...(least === undefined ? {} : { '--fold-least': `${least}px` }),
  } as CSSProperties; // React's type leaves custom properties out
}
