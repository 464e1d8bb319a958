import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import {
  BedDouble,
  Bus,
  Car,
  type LucideIcon,
  Plane,
  Ship,
  Ticket,
  TrainFront,
  Utensils,
  Van,
} from 'lucide-react';

const ICONS: Record<BookingKind, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  transfer: Van,
  rental: Car,
  lodging: BedDouble,
  table: Utensils,
  activity: Ticket,
};

/** The icon of a kind of booking; decorative, because its name is next to it. */
export function BookingIcon({ kind, size = 18 }: { kind: BookingKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
