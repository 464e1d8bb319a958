import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { CircleAlert, Search } from 'lucide-react';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { fetchSuggestions } from '../../api/places/atlas';
import { useWarmCurrency } from '../../api/trip-session/warm-currency';
import { links } from '../../lib/links';
import { whenIdle } from '../../lib/loading/idle';
import type { FirstStop } from '../../planner-state/first-stop';
import { READY_PLACES } from '../../planner-state/ready-places';
import { BothNames } from '../../trip-ui/both-names';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classNames } from '../../ui/class-names';
import type { PlaceSearchProps } from './place-search';
import styles from './search-form.module.css';
import { WhenField } from './when-field';

/** Suggested below the search. */
const OFFERED = [READY_PLACES.moab, READY_PLACES.kyoto, READY_PLACES.lisbon, READY_PLACES.reykjavik];

/** The landing page's only question. It works from the first paint; suggestions load when the browser is idle. */
export function SearchForm() {
  const t = useTranslations('landing');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<FirstStop | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const isMember = useIsMember();
  const { PlaceSearch, askForIt } = usePlaceSearch(input, setText);
  useWarmCurrency();

  function type(next: string) {
    setText(next);
    setProblem(null);
    if (picked && next !== fullName(picked)) setPicked(null);
  }

  function pick(place: FirstStop) {
    setText(fullName(place));
    // The plain field is uncontrolled.
    if (!PlaceSearch && input.current) input.current.value = fullName(place);
    setPicked(place);
    setProblem(null);
  }

  async function start(event?: FormEvent) {
    event?.preventDefault();
    if (isLooking) return;
    // Before hydration the text is only in the DOM.
    const typed = (PlaceSearch ? text : (input.current?.value ?? text)).trim();
    if (picked && typed === fullName(picked)) return open(picked);
    if (!typed) {
      setProblem(t('typeAPlace'));
      input.current?.focus();
      return;
    }
    setLooking(true);
    try {
      if (typed.includes(',')) {
        const { findTypedList } = await import('../../api/places/typed-list');
        const { places, missing } = await findTypedList(queryClient, typed);
        const [unknown] = missing;
        if (unknown) return setProblem(t('notFound', { text: unknown }));
        const [stop, ...more] = places.map(({ place, nights }) => firstStop(place, nights));
        if (stop && more.length > 0) return open(stop, more);
      }
      const [first] = await fetchSuggestions(queryClient, typed);
      if (first) return open(firstStop(first));
      setProblem(t('notFound', { text: typed }));
    } catch {
      // Whatever the error is, all the visitor can do is try again.
      setProblem(t('searchFailed'));
    } finally {
      setLooking(false);
    }
    input.current?.focus();
  }

  function open(place: FirstStop, more: readonly FirstStop[] = []) {
    void navigate({
      ...links.planner(),
      state: {
        firstStop: { ...place, ...(day ? { startDate: day } : {}) },
        ...(more.length > 0 ? { moreStops: more } : {}),
      },
    });
  }

  const fieldWords = { label: t('where'), placeholder: t('wherePlaceholder') };
  const icon = <Search size={22} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      <search aria-label={t('search')}>
        <form className={styles.form} onSubmit={start}>
          <div className={styles.where}>
            {PlaceSearch ? (
              <PlaceSearch
                {...fieldWords}
                icon={icon}
                inputRef={input}
                text={text}
                isSettled={picked !== null}
                onTextChange={type}
                onPick={(place) => pick(firstStop(place))}
                onEnter={() => void start()}
              />
            ) : (
              <PlainWhere {...fieldWords} icon={icon} inputRef={input} onFocus={askForIt} />
            )}
          </div>
          <div className={styles.when}>
            <WhenField value={day} onChange={setDay} />
          </div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            className={styles.start}
            busy={isLooking ? t('starting') : undefined}
          >
            {t('start')}
          </Button>
        </form>
      </search>
      <p className={styles.problem} role="alert">
        {problem ? (
          <>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            {problem}
          </>
        ) : null}
      </p>
      <div className={styles.ready}>
        <span className={classNames(styles.readyWords, !isMember && styles.forVisitors)}>
          {t(isMember ? 'tryIt' : 'noAccount')}
        </span>
        {OFFERED.map((place) => (
          <Chip
            key={place.name}
            onClick={() => {
              askForIt();
              pick(place);
            }}
          >
            <span>
              <BothNames place={place} />
            </span>
          </Chip>
        ))}
      </div>
    </>
  );
}

/** The field before suggestions have loaded. It is uncontrolled, so that nothing typed before hydration is lost. */
function PlainWhere(props: {
  label: string;
  placeholder: string;
  icon: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
}) {
  return (
    <label className={styles.plain}>
      {props.icon}
      <span className={styles.plainWords}>
        <span className={styles.label}>{props.label}</span>
        <input
          ref={props.inputRef}
          className={styles.input}
          type="text"
          autoComplete="off"
          placeholder={props.placeholder}
          defaultValue=""
          onFocus={props.onFocus}
        />
      </span>
    </label>
  );
}

/** Loads the field with suggestions at idle or on demand, and passes on the text typed in the meantime. */
function usePlaceSearch(
  input: RefObject<HTMLInputElement | null>,
  takeText: (text: string) => void,
): { PlaceSearch: ComponentType<PlaceSearchProps> | null; askForIt: () => void } {
  const [loaded, setLoaded] = useState<{ PlaceSearch: ComponentType<PlaceSearchProps> } | null>(null);
  const handOver = useRef<() => void>(() => {});
  const isAskedFor = useRef(false);

  handOver.current = () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    void import('./place-search').then(
      ({ PlaceSearch }) => {
        const plain = input.current;
        const hadFocus = plain !== null && document.activeElement === plain;
        // Synchronously, so that no keystroke is lost between the two fields.
        flushSync(() => {
          takeText(plain?.value ?? '');
          setLoaded({ PlaceSearch });
        });
        if (!hadFocus) return;
        input.current?.focus();
        input.current?.setSelectionRange(plain.selectionStart, plain.selectionEnd);
      },
      // Without suggestions the plain field still starts a trip; the next focus retries.
      () => {
        isAskedFor.current = false;
      },
    );
  };

  useEffect(() => whenIdle(() => handOver.current()), []);
  return { PlaceSearch: loaded?.PlaceSearch ?? null, askForIt: () => handOver.current() };
}

function firstStop(place: AtlasPlace, nights: number | null = null): FirstStop {
  const { id, name, localName, coords, region, country, countryCode, timezone } = place;
  const fields = { id, name, localName, region, country, countryCode, timezone };
  return { ...fields, coords: [coords[0], coords[1]], ...(nights === null ? {} : { nights }) };
}

/** A place's local name, then its name in Latin letters. */
function fullName({ name, localName }: Pick<FirstStop, 'name' | 'localName'>): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}
