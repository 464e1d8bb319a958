import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './text-button.module.css';

/** A button that looks like text: beside a heading, in a table row, under a field. */
export function TextButton(props: ComponentProps<'button'> & { tone?: 'primary' | 'danger' }) {
  const { tone = 'primary', className, ...native } = props;
  return <button type="button" {...native} className={classNames(styles.button, styles[tone], className)} />;
}
