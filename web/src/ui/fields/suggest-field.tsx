import { type KeyboardEvent, type ReactNode, type Ref, useContext, useEffect, useRef } from 'react';
import {
  Collection,
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names';
import { Tag, type TagTone } from '../tag';
import fieldStyles from './field.module.css';
import styles from './suggest-field.module.css';

/** One row of suggestions. */
export interface Suggestion {
  id: string;
  title: string;
  /** The name in its own script, shown before the title. */
  local?: { text: string; lang: string | undefined } | undefined;
  /** A second, smaller line. */
  detail?: string | undefined;
  /** 18 px, in its own tile. */
  icon?: ReactNode;
  /** A few words at the end of the row. */
  tag?: string | undefined;
  tagTone?: TagTone | undefined;
  /** The group it is listed in, under a heading; rows of a group follow each other. */
  group?: { id: string; title: ReactNode } | undefined;
}

/** Rows with one heading. */
interface SuggestionGroup {
  id: string;
  title: ReactNode;
  rows: readonly Suggestion[];
}

/** Props of `SuggestField`. */
export interface SuggestFieldProps {
  label: string;
  /** Shows the label as a small line above the text instead of only to screen readers. */
  labelShown?: boolean;
  /** Shows the label above the field, like other fields. */
  labelAbove?: boolean;
  placeholder?: string;
  /** Before the text, 20 px. */
  icon?: ReactNode;
  /** After the text, such as a clear button. */
  after?: ReactNode;
  text: string;
  onTextChange: (text: string) => void;
  /** Best first; already matched to the text. */
  suggestions: readonly Suggestion[];
  /** What the rows depend on besides the text: when it changes, the list opens again on the next focus. */
  listKey?: string | undefined;
  onPick: (id: string) => void;
  /** Enter while no row is highlighted. */
  onEnter?: () => void;
  /** Called when the text gets focus. */
  onArrive?: () => void;
  /** Called when focus leaves the text and its rows. */
  onLeave?: () => void;
  /** Called with the row highlighted by pointer or keys; null if none is. */
  onHighlight?: (id: string | null) => void;
  /** One line under the rows. */
  note?: ReactNode;
  /** A sentence shown if there are no rows for the text. */
  emptyText?: string | undefined;
  placement?: 'top' | 'bottom';
  /** Shows all rows on focus, before anything is typed. */
  opensAtFocus?: boolean;
  /** Shows all rows when it is pressed, before anything is typed. */
  opensAtPress?: boolean;
  /** `plain` has no border, for use inside a larger box. */
  variant?: 'field' | 'large' | 'plain';
  error?: string | undefined;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A text field that suggests rows while the user types; arrow keys, Enter and Escape work as expected. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    label,
    labelShown = false,
    placeholder,
    icon,
    after,
    text,
    onTextChange,
    suggestions,
    onPick,
  } = props;
  const { onEnter, onHighlight, note, emptyText, placement = 'bottom', variant = 'field', error } = props;
  const { isReadOnly = false, autoFocus = false, inputRef, className, labelAbove = false } = props;
  const { listKey = '', opensAtFocus = false, opensAtPress = false, onArrive, onLeave } = props;
  const t = useTranslations('ui');
  const box = useRef<HTMLDivElement>(null);
  return (
    <ComboBox
      className={classNames(styles.root, styles[variant], className)}
      items={grouped(suggestions)}
      defaultFilter={() => true}
      inputValue={text}
      onInputChange={onTextChange}
      value={null}
      onChange={(id) => {
        if (id !== null) onPick(String(id));
      }}
      allowsCustomValue
      allowsEmptyCollection={Boolean(emptyText)}
      // The library would open it whenever the text changes, also when a picked row takes the text with it.
      menuTrigger={opensAtFocus ? 'focus' : 'manual'}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
      {...(onArrive ? { onFocus: onArrive } : {})}
      {...(onLeave ? { onBlur: onLeave } : {})}
    >
      {labelAbove ? <Label className={fieldStyles.label ?? ''}>{label}</Label> : null}
      <div ref={box} className={styles.box} data-invalid={error ? '' : undefined}>
        {icon}
        <div className={styles.words}>
          {labelAbove ? null : (
            <Label className={(labelShown ? styles.label : 'visually-hidden') ?? ''}>{label}</Label>
          )}
          <SuggestInput
            placeholder={placeholder}
            autoFocus={autoFocus}
            inputRef={inputRef}
            hasRows={suggestions.length > 0}
            hasAnswer={suggestions.length > 0 || Boolean(emptyText)}
            listKey={listKey}
            opensAtPress={opensAtPress}
            onEnter={onEnter}
            onHighlight={onHighlight}
          />
        </div>
        {after}
      </div>
      {/* An open list hides the rest of the page from screen readers, except elements marked as announcers. */}
      <p role="status" data-live-announcer="true" className="visually-hidden">
        {suggestions.length === 0 ? emptyText : null}
      </p>
      <Popover
        className={styles.popover ?? ''}
        // Below the whole field, not only below its text.
        triggerRef={box}
        style={{ '--field-width': `${box.current?.offsetWidth ?? 0}px` }}
        placement={`${placement} start`}
        offset={10}
      >
        <ListBox<Suggestion | SuggestionGroup>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>{emptyText ?? t('noSuggestions')}</p>}
        >
          {(item) =>
            'rows' in item ? (
              <ListBoxSection id={item.id} className={styles.group ?? ''}>
                <Header className={styles.groupTitle ?? ''}>{item.title}</Header>
                <Collection items={item.rows}>{rowOf}</Collection>
              </ListBoxSection>
            ) : (
              rowOf(item)
            )
          }
        </ListBox>
        {note && suggestions.length > 0 ? <p className={styles.note}>{note}</p> : null}
      </Popover>
    </ComboBox>
  );
}

/** One row of the list. */
function rowOf(row: Suggestion) {
  return (
    <ListBoxItem
      id={row.id}
      textValue={row.local ? `${row.local.text} ${row.title}` : row.title}
      className={styles.row ?? ''}
    >
      {row.icon ? <span className={styles.tile}>{row.icon}</span> : null}
      <span className={styles.rowWords}>
        <span className={styles.title}>
          {row.local ? (
            <>
              <span lang={row.local.lang}>{row.local.text}</span>{' '}
            </>
          ) : null}
          {row.title}
        </span>
        {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
      </span>
      {row.tag ? (
        <span className={styles.tag}>
          <Tag tone={row.tagTone ?? 'plain'}>{row.tag}</Tag>
        </span>
      ) : null}
    </ListBoxItem>
  );
}

/** The rows in their groups; rows without a group stay as they are. */
function grouped(suggestions: readonly Suggestion[]): readonly (Suggestion | SuggestionGroup)[] {
  const items: (Suggestion | (SuggestionGroup & { rows: Suggestion[] }))[] = [];
  for (const row of suggestions) {
    const last = items.at(-1);
    if (!row.group) items.push(row);
    else if (last && 'rows' in last && last.id === row.group.id) last.rows.push(row);
    else items.push({ ...row.group, rows: [row] });
  }
  return items;
}

function SuggestInput(props: {
  placeholder: string | undefined;
  autoFocus: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  hasRows: boolean;
  /** Whether the list has anything to show: rows, or the sentence that replaces them. */
  hasAnswer: boolean;
  listKey: string;
  opensAtPress: boolean;
  onEnter: (() => void) | undefined;
  onHighlight: ((id: string | null) => void) | undefined;
}) {
  const {
    placeholder,
    autoFocus,
    inputRef,
    hasRows,
    hasAnswer,
    listKey,
    opensAtPress,
    onEnter,
    onHighlight,
  } = props;
  const state = useContext(ComboBoxStateContext);
  const text = state?.inputValue ?? '';
  // The text whose rows open the list once they are there; null for none. A field that replaces a plain one may start with text.
  const awaited = useRef(text || null);
  const seenKey = useRef(listKey);
  const focusedKey = state?.isOpen ? state.selectionManager.focusedKey : null;
  const highlighted = focusedKey === null ? null : String(focusedKey);

  useEffect(() => {
    onHighlight?.(highlighted);
  }, [highlighted, onHighlight]);

  // A keystroke opens the list, at once or when its rows arrive.
  useEffect(() => {
    if (awaited.current !== text || !hasAnswer || !state?.isFocused) return;
    if (!state.isOpen) state.open(null, 'input');
    // A sentence may still give way to rows, for which the library closes the list.
    else if (hasRows) awaited.current = null;
  }, [hasRows, hasAnswer, state, text]);

  // The list moves with the page. The library would close it at any scroll, and phones scroll the field into view for the keyboard.
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return;
    const keepOpen = (event: Event) => {
      if (event.target === document) event.stopImmediatePropagation();
    };
    addEventListener('scroll', keepOpen, true);
    return () => removeEventListener('scroll', keepOpen, true);
  }, [isOpen]);

  function enter(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Enter') awaited.current = null;
    // During composition (Japanese, Chinese) Enter only accepts what is composed.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || highlighted !== null || !onEnter) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <Input
      className={styles.input ?? ''}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="go"
      // The empty planner only shows this field, which is what the visitor came for.
      autoFocus={autoFocus}
      onInput={({ currentTarget }) => {
        awaited.current = currentTarget.value;
      }}
      onFocus={() => {
        if (seenKey.current !== listKey) awaited.current = text;
        seenKey.current = listKey;
      }}
      onClick={() => {
        if (!opensAtPress || state?.isOpen) return;
        if (hasAnswer) state?.open(null, 'manual');
        // The rows are still loading.
        else awaited.current = text;
      }}
      onBlur={() => {
        awaited.current = null;
      }}
      onKeyDown={enter}
      {...(placeholder ? { placeholder } : {})}
      {...(inputRef ? { ref: inputRef } : {})}
    />
  );
}
