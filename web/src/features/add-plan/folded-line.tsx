import { ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './folded-line.module.css';

/** A line that shows one value of a form, and unfolds the control that sets it. */
export function FoldedLine(props: {
  /** 20 px. */
  icon: ReactNode;
  label: string;
  /** The value, or what to do if there is none. */
  value: string;
  isSet: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { icon, label, value, isSet, isOpen, onToggle, children } = props;
  const id = useId();
  return (
    <div className={styles.line}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.button}
        onClick={onToggle}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        <span className={classNames(styles.value, isSet && styles.set)}>{value}</span>
        {isOpen ? (
          <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
      </button>
      {isOpen ? <Unfolded id={id}>{children}</Unfolded> : null}
    </div>
  );
}

/** Focuses its first control, so that one tap leads to it and the keyboard of a phone fits it. */
function Unfolded({ id, children }: { id: string; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = section.current?.querySelector<HTMLElement>('input, textarea, [role="listbox"]');
    control?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={section} id={id} className={styles.section}>
      {children}
    </div>
  );
}
