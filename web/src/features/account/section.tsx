import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A card of the account page; its id is the hash in the URL. */
export function Section(props: { id: string; title: string; help?: ReactNode; children: ReactNode }) {
  const { id, title, help, children } = props;
  return (
    <section id={id} className={styles.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {help ? <p className={styles.help}>{help}</p> : null}
      {children}
    </section>
  );
}

/** A heading inside a card, with actions at its end. */
export function SectionHead(props: { id?: string; title: string; detail?: ReactNode; children?: ReactNode }) {
  const { id, title, detail, children } = props;
  return (
    <div className={styles.head}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
      <span className={styles.end}>{children}</span>
    </div>
  );
}
