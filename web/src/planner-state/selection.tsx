import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { MapGhost } from '../map/trip-map-props';

/** State that lists, calendar and map share: what is open and what is hovered, among destinations, legs and plans. */
export type Selection = {
  selectedId: string | null;
  hoveredId: string | null;
  /** The leg whose row is open or under the pointer. */
  legId: string | null;
  /** The plan that was pressed last, in a list or on the map. */
  planId: string | null;
  /** The plan under the pointer or with the keyboard focus. */
  hoveredPlanId: string | null;
  ghost: MapGhost;
};

/** Actions on a `Selection`; the functions are stable for the provider's lifetime. */
export type SelectionActions = {
  select(id: string | null): void;
  /** Whether this destination is selected now; for handlers, which don't need a rerender. */
  isSelected(id: string): boolean;
  hover(id: string | null): void;
  selectLeg(id: string | null): void;
  selectPlan(id: string | null): void;
  hoverPlan(id: string | null): void;
  setGhost(ghost: MapGhost): void;
};

type SelectionStore = SelectionActions & {
  current(): Selection;
  subscribe(listener: () => void): () => void;
};

const SelectionContext = createContext<SelectionStore | null>(null);

/** Shares one selection with everything inside it: the list, the fold strip and the map. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

/** The whole selection and its actions; rerenders on every hover, so rows use the hooks below. */
export function useSelection(): Selection & SelectionActions {
  const store = useStore();
  const selection = useSyncExternalStore(store.subscribe, store.current, store.current);
  return useMemo(() => ({ ...store, ...selection }), [store, selection]);
}

/** Returns only the actions, which never causes a rerender. */
export function useSelectionActions(): SelectionActions {
  return useStore();
}

/** The id of the selected destination; rerenders only when it changes. */
export function useSelectedId(): string | null {
  const store = useStore();
  const selectedId = () => store.current().selectedId;
  return useSyncExternalStore(store.subscribe, selectedId, selectedId);
}

/** Whether this destination is selected; rerenders only when that changes. */
export function useIsSelected(id: string): boolean {
  const store = useStore();
  const isSelected = () => store.current().selectedId === id;
  return useSyncExternalStore(store.subscribe, isSelected, isSelected);
}

/** Whether the pointer is on this destination, in the list or on the map; rerenders only when that changes. */
export function useIsHovered(id: string): boolean {
  const store = useStore();
  const isHovered = () => store.current().hoveredId === id;
  return useSyncExternalStore(store.subscribe, isHovered, isHovered);
}

/** The id of the selected plan; rerenders only when it changes. */
export function useSelectedPlanId(): string | null {
  const store = useStore();
  const planId = () => store.current().planId;
  return useSyncExternalStore(store.subscribe, planId, planId);
}

/** Whether this plan is selected; rerenders only when that changes. */
export function useIsPlanSelected(id: string): boolean {
  const store = useStore();
  const isSelected = () => store.current().planId === id;
  return useSyncExternalStore(store.subscribe, isSelected, isSelected);
}

/** Whether this plan is hovered or has the focus; rerenders only when that changes. */
export function useIsPlanHovered(id: string): boolean {
  const store = useStore();
  const isHovered = () => store.current().hoveredPlanId === id;
  return useSyncExternalStore(store.subscribe, isHovered, isHovered);
}

function useStore(): SelectionStore {
  const store = use(SelectionContext);
  if (!store) throw new Error('Selection is used outside its SelectionProvider.');
  return store;
}

function makeStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let selection: Selection = {
    selectedId: null,
    hoveredId: null,
    legId: null,
    planId: null,
    hoveredPlanId: null,
    ghost: null,
  };
  function change<Key extends keyof Selection>(key: Key, value: Selection[Key]) {
    if (selection[key] === value) return;
    selection = { ...selection, [key]: value };
    for (const listener of listeners) listener();
  }
  return {
    select: (id) => change('selectedId', id),
    isSelected: (id) => selection.selectedId === id,
    hover: (id) => change('hoveredId', id),
    selectLeg: (id) => change('legId', id),
    selectPlan: (id) => change('planId', id),
    hoverPlan: (id) => change('hoveredPlanId', id),
    setGhost: (ghost) => change('ghost', ghost),
    current: () => selection,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
