import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/dialogs/menu';
import type { Segment } from '../../../ui/fields/segmented-control';

/** The same choice as a segmented control, as a button with a menu, where there is no room for it. */
export function ViewMenu<Id extends string>(props: {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const { label, segments, value, onChange } = props;
  const current = segments.find(({ id }) => id === value);
  return (
    <Menu
      label={label}
      trigger={
        <Button icon={current?.icon} aria-label={current ? `${label}: ${current.label}` : label}>
          {current?.label ?? label}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
      groups={[
        { id: 'views', rows: segments.map(({ id, label: words, icon }) => ({ id, label: words, icon })) },
      ]}
      selected={value}
      onSelect={(id) => {
        const segment = segments.find((one) => one.id === id);
        if (segment) onChange(segment.id);
      }}
      placement="bottom end"
    />
  );
}
