import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './segmented-control.module.css';

/** One view of a segmented control. */
export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** 16 px, before the label. */
  icon?: ReactNode;
}

/** Switches between views of one thing; the arrow keys move, as in a group of radio buttons. */
export function SegmentedControl<Id extends string>(props: {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}) {
  const { label, segments, value, onChange, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.control, className)}>
      {segments.map((segment) => (
        <label key={segment.id} className={classNames(styles.segment, segment.id === value && styles.on)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={segment.id}
            checked={segment.id === value}
            onChange={() => onChange(segment.id)}
          />
          {segment.icon}
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
