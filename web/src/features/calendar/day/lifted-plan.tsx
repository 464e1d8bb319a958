import { GripVertical } from 'lucide-react';
import styles from './day-entry.module.css';
import type { HeldWords } from './use-held-words';

/** What a lifted plan shows: a grip, its name and where it was. */
export function LiftedPlan({ words }: { words: HeldWords }) {
  return (
    <>
      <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" className={styles.grip} />
      <strong className={styles.name}>{words.name}</strong>
      <span className={styles.details}>{words.details}</span>
    </>
  );
}
