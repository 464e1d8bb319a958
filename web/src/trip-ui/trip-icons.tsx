import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';
import {
  BedDouble,
  Bike,
  Bus,
  BusFront,
  Car,
  Caravan,
  CarFront,
  CarTaxiFront,
  CircleEllipsis,
  EyeOff,
  Flag,
  Footprints,
  type LucideIcon,
  Plane,
  Receipt,
  Route,
  Sailboat,
  ShieldCheck,
  Ship,
  ShoppingBag,
  Ticket,
  TrainFront,
  TrainFrontTunnel,
  TramFront,
  Trees,
  Utensils,
  Van,
} from 'lucide-react';

const TRANSPORT_ICONS: Record<Transport, LucideIcon> = {
  MyVehicle: CarFront,
  RVorTrailer: Caravan,
  RentalCar: Car,
  Flight: Plane,
  Uber: CarTaxiFront,
  Lyft: CarTaxiFront,
  Taxi: CarTaxiFront,
  Walk: Footprints,
  Train: TrainFront,
  Subway: TrainFrontTunnel,
  Bus: Bus,
  Shuttle: BusFront,
  Bike: Bike,
  Boat: Sailboat,
  Ferry: Ship,
  Tram: TramFront,
  Ground: Van,
  Other: Route,
  Hidden: EyeOff,
};

const CATEGORY_ICONS: Record<ExpenseCategory, LucideIcon> = {
  Lodging: BedDouble,
  Transport: Car,
  Food: Utensils,
  Activities: Ticket,
  Other: Flag,
  'Park passes': Trees,
  Shopping: ShoppingBag,
  Insurance: ShieldCheck,
  Fees: Receipt,
};

/** The icon of a means of transport; decorative, because its name is next to it. */
export function TransportIcon({ transport, size = 18 }: { transport: Transport; size?: number }) {
  const Icon = TRANSPORT_ICONS[transport];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}

/** The icon of an expense category; decorative, because its name is next to it. */
export function CategoryIcon({ category, size = 18 }: { category: ExpenseCategory; size?: number }) {
  // Categories are only ever added, so an older app may get one that it doesn't know.
  const Icon = CATEGORY_ICONS[category] ?? CircleEllipsis;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}

const REACH_ICONS: Record<Reach, LucideIcon> = {
  ...{ walk: Footprints, transit: TramFront, bike: Bike, drive: CarFront, taxi: CarTaxiFront },
};

/** The icon of a way between two plans; decorative, because its name is next to it. */
export function ReachIcon({ by }: { by: Reach }) {
  const Icon = REACH_ICONS[by];
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
}
