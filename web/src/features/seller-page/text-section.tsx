import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripText } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { textsOf } from '@wayfold/domain/document/trip-document';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { toast } from '../../ui/dialogs/toast-store';
import { IconButton } from '../../ui/icon-button';
import { SortableList } from '../../ui/lists/sortable-list';
import { TextButton } from '../../ui/text-button';
import { LineField, NewLineField } from './line-field';
import { LinkField } from './link-field';
import { OfferEndField } from './offer/offer-end-field';
import { SectionFrame } from './section-frame';
import { LINE_ICONS } from './section-icons';
import { SECTION_TEXTS, type TextSection } from './sections';
import styles from './text-section.module.css';
import { useSortableWords } from './use-sortable-words';

/** Sections whose lines have links. */
const LINKED: ReadonlySet<TextSection> = new Set(['contacts', 'actions', 'offers']);
/** Sections whose lines are paragraphs. */
const LONG: ReadonlySet<TextSection> = new Set(['descriptions']);

/** A list of texts of the page: edited inline, added, sorted, deleted. Every step is one change. */
export function TextSectionEditor({ section }: { section: TextSection }) {
  const t = useTranslations('sellerPage');
  const kind = SECTION_TEXTS[section];
  const texts = useTripSelector(({ document }) => document.texts);
  const isEditable = useTripSelector(({ mode }) => mode === 'normal');
  const { change, undo } = useTripActions();
  const sortable = useSortableWords();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const rows = useMemo(
    () => textsOf({ texts }, kind).map((text, index) => ({ id: text.id, text, place: index + 1 })),
    [texts, kind],
  );

  useEffect(() => {
    // The closed field had the focus.
    if (!isAdding && isDone.current) addButton.current?.focus();
    isDone.current = false;
  }, [isAdding]);

  const nameOf = (text: TripText, place: number) =>
    shortened(text.text) || t('lineAt', { line: t(`line.${section}`), position: place });
  const set = (id: string, fields: (SingleChange & { kind: 'text.set' })['fields']) =>
    change({ kind: 'text.set', id, fields });

  function remove(text: TripText, place: number) {
    change({ kind: 'text.remove', id: text.id });
    toast({
      message: t('removed', { name: nameOf(text, place) }),
      action: { label: t('undo'), onAction: () => undo() },
    });
    addButton.current?.focus();
  }

  return (
    <SectionFrame
      section={section}
      end={
        isEditable ? (
          <TextButton ref={addButton} aria-label={t(`add.${section}`)} onClick={() => setAdding(true)}>
            + {section === 'inclusions' || section === 'exclusions' ? t('addShort') : t(`add.${section}`)}
          </TextButton>
        ) : null
      }
    >
      <SortableList
        label={t(`section.${section}`)}
        rows={rows.map(({ id, text, place }) => ({ id, text, place, name: nameOf(text, place) }))}
        onMove={isEditable ? (id, to) => change({ kind: 'text.move', id, to }) : null}
        words={sortable}
      >
        {({ text, place, name }) => (
          <Line
            section={section}
            end={
              isEditable ? (
                <IconButton label={t('remove', { name })} onClick={() => remove(text, place)}>
                  <X size={17} strokeWidth={1.75} />
                </IconButton>
              ) : null
            }
            more={
              LINKED.has(section) ? (
                <>
                  {section === 'offers' ? (
                    <OfferEndField
                      name={name}
                      offer={text}
                      readOnly={!isEditable}
                      onSave={(fields) => set(text.id, fields)}
                    />
                  ) : null}
                  <LinkField
                    name={name}
                    saved={text.href}
                    readOnly={!isEditable}
                    onSave={(href) => set(text.id, { href })}
                  />
                </>
              ) : null
            }
          >
            <LineField
              label={t('lineAt', { line: t(`line.${section}`), position: place })}
              saved={text.text}
              onSave={(words) => set(text.id, { text: words })}
              onEmpty={() => remove(text, place)}
              isLong={LONG.has(section)}
              isBoxed={section === 'offers'}
              readOnly={!isEditable}
            />
          </Line>
        )}
      </SortableList>
      {isAdding ? (
        <div className={styles.adding}>
          <NewLineField
            label={t(`newLine.${section}`)}
            placeholder={t(`example.${section}`)}
            isLong={LONG.has(section)}
            onAdd={(text) => change({ kind: 'text.add', id: newId(), fields: { kind, text } })}
            onClose={(how) => {
              isDone.current = how === 'done';
              setAdding(false);
            }}
          />
        </div>
      ) : null}
    </SectionFrame>
  );
}

function Line(props: { section: TextSection; end: ReactNode; more: ReactNode; children: ReactNode }) {
  const { section, end, more, children } = props;
  const Icon = LINE_ICONS[section];
  return (
    <div className={styles.line} data-line={section}>
      {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={styles.icon} /> : null}
      <div className={styles.fields}>
        {children}
        {more}
      </div>
      {end}
    </div>
  );
}

/** Shortens a text for use as a name. */
function shortened(text: string): string {
  const line = text.trim();
  return line.length <= 60 ? line : `${[...line].slice(0, 58).join('')}…`;
}
