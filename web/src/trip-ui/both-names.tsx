import styles from './both-names.module.css';
import { nameLanguage } from './name-language';

interface NamedPlace {
  name: string;
  localName: string | null;
  country: string | null;
}

/** A place's name as locals write it, marked with its language, and its name in Latin letters; only one if they are the same. */
export function BothNames({ place: { name, localName, country } }: { place: NamedPlace }) {
  if (!localName || localName === name) return name;
  return (
    <>
      <span lang={nameLanguage(localName, country)}>{localName}</span> {name}
    </>
  );
}

/** Both names in little room, on one or two lines: neither is cut because of the other. */
export function NameLines({ place: { name, localName, country } }: { place: NamedPlace }) {
  if (!localName || localName === name) return <span className={styles.one}>{name}</span>;
  return (
    <span className={styles.two}>
      <span lang={nameLanguage(localName, country)}>{localName}</span> <span>{name}</span>
    </span>
  );
}

/** Both names as text, for labels. */
export function bothNames({ name, localName }: { name: string; localName: string | null }): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}
