import { useQueryClient } from '@tanstack/react-query';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { kindsCalled } from '@wayfold/domain/format/kind-words';
import { Plus, Search, X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../../api/account/account';
import { isOnline, useOnline } from '../../api/device/online';
import { fetchSuggestions } from '../../api/places/atlas';
import { usePlaceKinds } from '../../api/places/places';
import { noteRecentPlace } from '../../api/places/recent-places';
import { retryImport } from '../../lib/loading/retry-import';
import type { MapGhost } from '../../map/trip-map-props';
import { useSelectionActions } from '../../planner-state/selection';
import { toast } from '../../ui/dialogs/toast-store';
import { SuggestField } from '../../ui/fields/suggest-field';
import { IconButton } from '../../ui/icon-button';
import styles from './add-destination.module.css';
import { type AddSpot, placeOfSpot } from './add-spot';
import { type NewPlace, newPlaceFromAtlas } from './new-destination';
import { OfflinePlaces } from './offline-places';
import { SpotMenu } from './spot-menu';
import { useIsFull } from './use-is-full';
import { useLikelyRows } from './use-likely-rows';
import { usePlaceSearch } from './use-place-search';
import { ghostAt } from './use-spots';
import { type NewPlaces, TYPED_LIST, useTypedList } from './use-typed-list';

const AtLimit = lazy(async () => ({ default: (await retryImport(() => import('./at-limit'))).AtLimit }));

/** Maximum number of characters of the typed text that the no-results message quotes. */
const NAMED_LETTERS = 40;

/** Adds a destination by name, or from the places that are likely before anything is typed. The highlighted one is previewed on the map. */
export function AddDestination(props: {
  document: TripDocument;
  /** `at` is 1-based. */
  onAdd: (place: NewPlace, at: number) => void;
  /** Adds several places that were typed at once. */
  onAddList: (list: NewPlaces, at: number) => void;
  onFocusChange?: (isFocused: boolean) => void;
  placement?: 'top' | 'bottom';
  variant?: 'field' | 'large';
  autoFocus?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Where the first one goes, unless another spot is chosen. */
  firstSpot?: AddSpot;
  /**
   * What surrounds the field: the choice of a position, the place on the map while no suggestion is highlighted, and the likely
   * places.
   */
  around?: { spot: AddSpot; ghost: MapGhost };
}) {
  const {
    document,
    onAdd,
    onAddList,
    onFocusChange,
    placement = 'top',
    variant = 'field',
    autoFocus = false,
    inputRef,
    firstSpot = 'best',
    around,
  } = props;
  const t = useTranslations('addDestination');
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const [text, setText] = useState('');
  const [ownSpot, setSpot] = useState<AddSpot>(firstSpot);
  const { spot, ghost: resting } = around ?? { spot: ownSpot, ghost: null };
  const stops = orderedDestinations(document);
  const at = placeOfSpot(spot, stops);
  const typed = text.trim();
  const [isActive, setActive] = useState(false);
  const hasLikely = stops.length > 0 && !around;
  const list = useTypedList(text, stops.at(-1)?.coords);
  const search = usePlaceSearch(list.isList ? '' : text, document, at);
  const { pending, failed, offline, near, known } = search;
  const likely = useLikelyRows(document, at, hasLikely && isActive);
  const { places, spotOf, suggestions: found } = typed === '' ? likely : search;
  const suggestions = list.row ? [list.row] : found;
  const kinds = usePlaceKinds(typed !== '');
  const isOperator = useSignedIn()?.role === 'ADMIN';
  const hasConnection = useOnline();
  const { setGhost } = useSelectionActions();
  const queryClient = useQueryClient();
  const isFull = useIsFull(stops.length);

  const add = useCallback(
    (place: AtlasPlace) => {
      const { at: chosen = 1 } = spotOf(place) ?? {};
      noteRecentPlace(place);
      setText('');
      setGhost(null);
      // A chosen position applies to one destination only, but `end` stays chosen.
      if (spot !== 'end') setSpot('best');
      onAdd(newPlaceFromAtlas(place), chosen);
    },
    [spot, spotOf, onAdd, setGhost],
  );

  const highlight = useCallback(
    (id: string | null) => {
      const place = id === null ? undefined : places.find((candidate) => candidate.id === id);
      setGhost(place ? ghostAt(place, spotOf(place), document) : resting);
    },
    [places, spotOf, document, resting, setGhost],
  );

  function addList(places: NewPlaces) {
    setText('');
    onAddList(places, at ?? stops.length + 1);
  }

  async function addFirst() {
    if (!typed) return;
    try {
      const several = await list.find();
      if (several) return addList(several);
      const [first] = await fetchSuggestions(queryClient, typed, near);
      if (first) add(first);
    } catch {
      // The list says why it is empty; this is for users who press Enter before it loads.
      toast({ message: t(isOnline() ? 'failed' : 'offline') });
    }
  }

  if (isFull) {
    return (
      <Suspense>
        <AtLimit document={document} placement={placement} />
      </Suspense>
    );
  }
  const isEmpty = stops.length === 0;
  const isAnswered = typed !== '' && !pending;
  const isKind = kindsCalled(typed, [...kinds.byId.values()]).length > 0;
  const named = { text: typed.slice(0, NAMED_LETTERS) };

  /** Why there are no suggestions; undefined until that is known. */
  function whyEmpty(): string | undefined {
    // The message below the field already says that there is no connection.
    if (list.isList) return undefined;
    if (!hasConnection) return typed === '' ? undefined : t('nothingOffline', named);
    if (offline) return t('offline');
    if (failed) return t('failed');
    if (!isAnswered) return undefined;
    if (!isKind) return t('nothing', named);
    return t(isOperator ? 'nothingOfKindOperator' : 'nothingOfKind', named);
  }
  return (
    <>
      <SuggestField
        label={isEmpty ? t('firstLabel') : t('label')}
        placeholder={isEmpty || around ? t('firstPlaceholder') : t('placeholder')}
        icon={
          text || isEmpty || around ? (
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          )
        }
        after={
          text ? (
            <>
              {stops.length > 1 && !around && !list.isList ? (
                <SpotMenu
                  spot={at === null ? 'best' : spot}
                  stops={stops}
                  onChange={(next) => {
                    setSpot(next);
                    // The menu returns the focus to its button first, one frame after it closes.
                    requestAnimationFrame(() => requestAnimationFrame(() => input.current?.focus()));
                  }}
                />
              ) : null}
              <IconButton
                label={t('clear')}
                onClick={() => {
                  setText('');
                  input.current?.focus();
                }}
              >
                <X size={18} strokeWidth={1.75} />
              </IconButton>
            </>
          ) : isEmpty || around ? null : (
            <span className={styles.hint}>{t('hint')}</span>
          )
        }
        text={text}
        onTextChange={setText}
        suggestions={suggestions}
        listKey={spot}
        opensAtPress={hasLikely}
        onArrive={() => {
          setActive(true);
          onFocusChange?.(true);
        }}
        onLeave={() => onFocusChange?.(false)}
        onPick={(id) => {
          if (id === TYPED_LIST) return void addFirst();
          const place = places.find((candidate) => candidate.id === id);
          if (place) add(place);
        }}
        onEnter={() => void addFirst()}
        onHighlight={highlight}
        note={
          !isEmpty && suggestions.some(({ tag }) => tag) ? t(at === null ? 'note' : 'noteChosen') : undefined
        }
        emptyText={whyEmpty()}
        placement={placement}
        variant={variant}
        autoFocus={autoFocus}
        inputRef={input}
      />
      {hasConnection || around ? null : <OfflinePlaces places={known} onAdd={add} />}
    </>
  );
}
