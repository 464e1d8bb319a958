import { type ReactNode, useId } from 'react';
import { type TripLook, TripPicture } from './trip-picture';
import styles from './trip-rows.module.css';

/** Links to trips under a heading: each child is a list item with a link around a `TripRow`. */
export function TripRows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** What a link to a trip shows: its picture, its name, and a line about it. */
export function TripRow(props: { look: TripLook; name: string; facts: string; children?: ReactNode }) {
  const { look, name, facts, children } = props;
  return (
    <>
      <TripPicture className={styles.picture} look={look} variant="whole-420" loading="lazy" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts}</span>
        {children ? <span className={styles.more}>{children}</span> : null}
      </span>
    </>
  );
}
