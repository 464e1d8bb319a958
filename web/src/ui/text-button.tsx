import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './text-button.module.css';

/** Words that act: beside a heading, in a row of a table, under a field. */
export function TextButton(props: ComponentProps<'button'> & { tone?: 'primary' | 'danger' }) {
  const { tone = 'primary', className, ...native } = props;
  return <button type="button" {...native} className={classNames(styles.button, styles[tone], className)} />;
}
