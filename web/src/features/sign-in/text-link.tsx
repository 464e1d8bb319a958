import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** A link that switches to other content; if it has a URL, it can also be opened in another tab. */
export function TextLink(props: { href?: string; onGo: () => void; children: ReactNode }) {
  const { href, onGo, children } = props;
  if (href === undefined) {
    return (
      <button type="button" className={styles.link} onClick={onGo}>
        {children}
      </button>
    );
  }
  return (
    <a
      href={href}
      className={styles.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}
