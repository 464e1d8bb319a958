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

/** A WYSIWYG editor for text with headings, lists and links. Saved after a pause and on blur. */
export function RichTextEditor(props: {
  label: string;
  placeholder: string;
  saved: RichText | null;
  onSave: (text: RichText | null) => void;
  readOnly: boolean;
  /** Buttons after the formatting buttons. */
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
        // The browser reports the selection of the previous key a moment later, and the link form takes the focus.
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

/** Shows the saved text if it differs from the editor's: after undo, regeneration, or an edit elsewhere. */
function useShowSaved(editor: Editor, saved: RichText | null, isTyping: boolean) {
  const shown = useRef(saved);
  useEffect(() => {
    // Only for new saved text: after typing, the draft may end a moment before its text has been saved.
    if (isTyping || shown.current === saved) return;
    shown.current = saved;
    if (sameValue(richTextOf(editor.getJSON()), saved)) return;
    editor
      .chain()
      // The trip has its own undo, which may have caused this.
      .setMeta('addToHistory', false)
      .setContent(editorDocument(saved), { emitUpdate: false })
      .run();
  }, [editor, saved, isTyping]);
}
