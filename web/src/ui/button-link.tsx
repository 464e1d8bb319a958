import type { ComponentProps, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';

/** A link that looks like a button; works before hydration. */
export function ButtonLink(
  props: ComponentProps<'a'> & {
    href: string;
    variant?: ButtonVariant;
    size?: ButtonSize;
    /** 18 px, before the label. */
    icon?: ReactNode;
    /** Fills the width of its container. */
    wide?: boolean;
  },
) {
  const { variant = 'secondary', size = 'medium', icon, wide, className, children, ...native } = props;
  return (
    <a
      {...native}
      className={classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
