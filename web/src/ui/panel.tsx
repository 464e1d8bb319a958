import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';
import styles from './panel.module.css';

/** A view with a head of its own: its title, a line of words, and buttons before or after them. Fills its container. */
export function Panel(props: {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** One line below the title. */
  words?: string | undefined;
  /** A button before the title. */
  start?: ReactNode;
  /** A button after the title. */
  end?: ReactNode;
  /** Joined to the head, such as a strip; it has its own edge. */
  below?: ReactNode;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const { title, titleRef, words, start, end, below, style, children } = props;
  const id = useId();
  return (
    <section className={styles.panel} style={style} aria-labelledby={id}>
      <header className={classNames(styles.head, below !== undefined && styles.joined)}>
        {start}
        <div className={styles.headline}>
          <h2 ref={titleRef} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {words ? <p className={styles.words}>{words}</p> : null}
        </div>
        {end}
      </header>
      {below}
      {children}
    </section>
  );
}

/** The part of a panel that scrolls. */
export function PanelBody(props: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.body, props.className)}>{props.children}</div>;
}
