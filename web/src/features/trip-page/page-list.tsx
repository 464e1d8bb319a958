import type { PageLine } from '@wayfold/domain/page/trip-page';
import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './page-list.module.css';

/** What the price includes, or what it doesn't. */
export function PageList({ kind, lines }: { kind: 'inclusions' | 'exclusions'; lines: readonly PageLine[] }) {
  const t = useTranslations('tripPage');
  const Icon = kind === 'inclusions' ? Check : Minus;
  if (lines.length === 0) return null;
  return (
    <section data-part={kind}>
      <h2>{t(kind)}</h2>
      <ul className={styles.list}>
        {lines.map(({ id, text }) => (
          <li key={id} dir="auto">
            <Icon className={styles[kind]} size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
