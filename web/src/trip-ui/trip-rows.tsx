import { type ReactNode, useId } from 'react';
import { type TripLook, TripPicture } from './pictures/trip-picture';
import styles from './trip-rows.module.css';

/** Links to trips under a heading: each child is a list item with a link around a `TripRow`. */
export function TripRows(props: { title: string; headingLevel?: 2 | 3; children: ReactNode }) {
  const { title, headingLevel = 3, children } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
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
