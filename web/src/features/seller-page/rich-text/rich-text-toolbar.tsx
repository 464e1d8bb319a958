import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { completeLink } from '../../../lib/forms/complete-link';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Popover } from '../../../ui/dialogs/popover';
import { TextField } from '../../../ui/fields/text-field';
import { IconButton } from '../../../ui/icon-button';
import { HEADING_LEVEL } from './rich-text-nodes';
import styles from './rich-text-toolbar.module.css';

/** The format of the selection; arrow keys move between the buttons. */
export function RichTextToolbar(props: {
  editor: Editor;
  /** Receives the function that opens the link of the selection, for its shortcut. */
  openLink: RefObject<() => void>;
}) {
  const { editor, openLink } = props;
  const t = useTranslations('sellerPage');
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    openLink.current = () => setLinking(true);
  }, [openLink]);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const tool = (
    key: 'heading' | 'bold' | 'bulletList' | 'orderedList',
    Icon: LucideIcon,
    act: () => void,
  ) => (
    <IconButton
      label={t(key)}
      aria-pressed={on[key]}
      className={classNames(styles.tool, on[key] && styles.on)}
      // Keeps the selection and the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Icon size={17} strokeWidth={1.75} />
    </IconButton>
  );
  const chain = () => editor.chain().focus();
  return (
    <Toolbar aria-label={t('toolbar')} className={styles.toolbar ?? ''}>
      {tool('heading', Heading, () => chain().toggleHeading({ level: HEADING_LEVEL }).run())}
      {tool('bold', Bold, () => chain().toggleBold().run())}
      {tool('bulletList', List, () => chain().toggleBulletList().run())}
      {tool('orderedList', ListOrdered, () => chain().toggleOrderedList().run())}
      <Popover
        label={t('link')}
        isOpen={isLinking}
        onOpenChange={setLinking}
        trigger={
          <button
            type="button"
            aria-label={t('link')}
            aria-pressed={on.link}
            title={t('link')}
            className={classNames(styles.link, on.link && styles.on)}
          >
            <Link size={17} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
      >
        {(close) => <LinkForm editor={editor} onClose={close} />}
      </Popover>
    </Toolbar>
  );
}

/** Edits the link of the selection. Without a selection the URL itself is inserted. */
function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('sellerPage');
  const before = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const href = completeLink(typed);
    setWrong(href === null);
    if (href === null) return;
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = typed.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={t('linkAddress')}
        inputMode="url"
        placeholder={t('linkExample')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (isWrong) setWrong(completeLink(value) === null);
        }}
        error={isWrong ? t('linkWrong') : undefined}
      />
      <div className={styles.buttons}>
        {before ? (
          <Button
            size="small"
            onClick={() => {
              onClose();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            {t('linkRemove')}
          </Button>
        ) : null}
        <Button size="small" variant="primary" type="submit">
          {t('linkApply')}
        </Button>
      </div>
    </form>
  );
}
