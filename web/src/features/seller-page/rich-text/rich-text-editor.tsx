import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { RichText } from '@wayfold/contract/trip/rich-text';
import { sameValue } from '@wayfold/domain/document/rows';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../../lib/forms/use-draft';
import { classNames } from '../../../ui/class-names';
import styles from './rich-text-editor.module.css';
import { richTextExtensions } from './rich-text-extensions';
import { editorDocument, richTextOf } from './rich-text-nodes';
import { RichTextToolbar } from './rich-text-toolbar';

/** Text with headings, lists and links, written as it will look. Saved after a pause and when it is left. */
export function RichTextEditor(props: {
  label: string;
  placeholder: string;
  saved: RichText | null;
  onSave: (text: RichText | null) => void;
  readOnly: boolean;
  /** Buttons after those of the format. */
  tools?: ReactNode;
}) {
  const { label, placeholder, saved, onSave, readOnly, tools } = props;
  const t = useTranslations('sellerPage');
  const [isTooLong, setTooLong] = useState(false);
  const draft = useDraft(
    saved,
    (text: RichText | null) => {
      const isFit = text === null || RichText.safeParse(text).success;
      setTooLong(!isFit);
      if (isFit) onSave(text);
      return isFit;
    },
    { same: sameValue },
  );
  const openLink = useRef<() => void>(() => {});
  const editor = useEditor({
    extensions: richTextExtensions,
    content: editorDocument(saved),
    editable: !readOnly,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        // What the key before it selected is told by the browser a moment later, and the link takes the focus away.
        setTimeout(() => openLink.current());
        return true;
      },
    },
    onUpdate: ({ editor: now }) => draft.set(richTextOf(now.getJSON())),
    onBlur: () => draft.leave(),
  });
  useEffect(() => {
    editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useShowSaved(editor, saved, draft.isOpen);
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });

  return (
    <div className={classNames(styles.box, isTooLong && styles.wrong)}>
      {readOnly ? null : (
        <div className={styles.bar}>
          <RichTextToolbar editor={editor} openLink={openLink} />
          {tools}
          <span className={styles.state}>
            {draft.isOpen ? t('typing') : saved === null ? '' : t('saved')}
          </span>
        </div>
      )}
      <div className={styles.content}>
        {isEmpty ? (
          <p className={styles.placeholder} aria-hidden="true">
            {placeholder}
          </p>
        ) : null}
        <EditorContent editor={editor} />
      </div>
      {isTooLong ? (
        <p className={styles.error} role="alert">
          {t('tooLong')}
        </p>
      ) : null}
    </div>
  );
}

/** Shows what is saved once it is another than what stands in the editor: undone, written anew, edited elsewhere. */
function useShowSaved(editor: Editor, saved: RichText | null, isTyping: boolean) {
  const shown = useRef(saved);
  useEffect(() => {
    // Only what came anew: what was just typed may be saved a moment later than it is no draft any more.
    if (isTyping || shown.current === saved) return;
    shown.current = saved;
    if (sameValue(richTextOf(editor.getJSON()), saved)) return;
    editor
      .chain()
      // Taking it back is up to the trip, which has done it.
      .setMeta('addToHistory', false)
      .setContent(editorDocument(saved), { emitUpdate: false })
      .run();
  }, [editor, saved, isTyping]);
}
