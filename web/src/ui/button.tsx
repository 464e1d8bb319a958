import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';

/** How much a button stands out: one primary per view; offer is for suggestions and deals; danger deletes. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'offer';

/** Heights of a button: small 34, medium 40 (48 on phones), large 52. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of `Button`: those of a plain button and the ones below. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** 18 px, before the label. */
  icon?: ReactNode;
  /** The verb shown with a spinner while the action runs ("Saving"); the width doesn't change and presses do nothing. */
  busy?: string | undefined;
  /** Why it can't be pressed now, as a sentence; the button stays focusable and shows it. */
  unavailable?: string | undefined;
  /** Called when it is pressed anyway, for instance to show what is missing. */
  onUnavailable?: () => void;
  /** Fills the width of its container. */
  wide?: boolean;
}

/** A button that does something on this page; use a link to go somewhere. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    busy,
    unavailable,
    onUnavailable,
    wide,
    ...rest
  } = props;
  const { className, children, onClick, ...native } = rest;
  const reasonId = useId();
  const blocked = Boolean(busy) || Boolean(unavailable);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) {
      // A blocked submit button stays focusable, so the browser would still send its form.
      event.preventDefault();
      if (!busy) onUnavailable?.();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...native}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        wide && styles.wide,
        Boolean(unavailable) && styles.unavailable,
        className,
      )}
      aria-disabled={blocked || undefined}
      aria-describedby={unavailable ? reasonId : native['aria-describedby']}
      title={unavailable ?? native.title}
      onClick={press}
    >
      <span className={classNames(styles.content, Boolean(busy) && styles.hidden)}>
        {icon}
        {children}
      </span>
      {busy ? (
        <span className={styles.busy} role="status">
          <Spinner />
          {busy}
        </span>
      ) : null}
      {unavailable ? (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      ) : null}
    </button>
  );
}
