import { nameLanguage } from './name-language';

/** A place's name as locals write it, marked with its language, and its name in Latin letters; only one if they are the same. */
export function BothNames({
  place: { name, localName, country },
}: {
  place: { name: string; localName: string | null; country: string | null };
}) {
  if (!localName || localName === name) return name;
  return (
    <>
      <span lang={nameLanguage(localName, country)}>{localName}</span> {name}
    </>
  );
}

/** Both names as text, for labels. */
export function bothNames({ name, localName }: { name: string; localName: string | null }): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}
