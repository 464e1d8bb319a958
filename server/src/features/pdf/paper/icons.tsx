import { Canvas } from '@react-pdf/renderer';
import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';

/** Sides of the square the icons are drawn in. */
const SIDE = 16;

const BED =
  'M1.5 12.5v-9M1.5 9.7h13v2.8M14.5 9.7V8.2a2 2 0 0 0-2-2H7v3.5M4.3 8.2a1.2 1.2 0 1 0 0-2.4a1.2 1.2 0 0 0 0 2.4';
const CAR =
  'M2 11V8.3l1.6-3.6A1.4 1.4 0 0 1 4.9 4h6.2a1.4 1.4 0 0 1 1.3.7L14 8.3V11zM2.3 8h11.4M3.5 11v1.5M12.5 11v1.5M4.6 9.6h.8M10.6 9.6h.8';
const CUTLERY = 'M4 2v3.5a1.6 1.6 0 0 0 3.2 0V2M5.6 2v12M11.5 14V9.5H9.8V5c0-1.8.7-3 1.7-3z';
const TICKET =
  'M2 4.5h12v2.2a1.4 1.4 0 0 0 0 2.6v2.2H2V9.3a1.4 1.4 0 0 0 0-2.6zM9.5 4.5v1.6M9.5 7.4v1.4M9.5 10v1.5';
const FLAG = 'M4 14V2.5h7.5L10 5.2l1.5 2.8H4';
const TREE = 'M8 14v-3M8 1.5L4.5 6h1.6L3.2 11h9.6L9.9 6h1.6z';
const BAG = 'M3 5h10l.7 8.5H2.3zM5.6 7V4.4a2.4 2.4 0 0 1 4.8 0V7';
const SHIELD = 'M8 1.8l5 1.8v4c0 3.2-2 5.4-5 6.6c-3-1.2-5-3.4-5-6.6v-4zM5.8 7.8l1.6 1.6l2.9-3';
const RECEIPT = 'M3.5 1.8h9v12.4l-1.5-1l-1.5 1l-1.5-1l-1.5 1l-1.5-1l-1.5 1zM6 5.5h4M6 8.5h4';
const PLANE =
  'M8 1.5c.8 0 1.1 1 1.1 2v2.6l5.4 3.4v1.4L9.1 9.4v3l1.7 1.3v.8L8 13.8l-2.8.7v-.8l1.7-1.3v-3L1.5 10.9V9.5l5.4-3.4V3.5c0-1 .3-2 1.1-2z';
const TRAIN =
  'M3.5 3.5A1.5 1.5 0 0 1 5 2h6a1.5 1.5 0 0 1 1.5 1.5v6.3a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 7h9M5.5 11.3L4 14M10.5 11.3L12 14M6 9.2h.4M9.6 9.2h.4';
const BUS = 'M2.5 3.5h11v8h-11zM2.5 8h11M8 3.5V8M4.3 11.5V13M11.7 11.5V13';
const WALKER =
  'M8.8 3.2a1 1 0 1 0 0-2a1 1 0 0 0 0 2M8.2 5.2L6.9 9l2.2 1.8l.6 3.4M6.9 9l-1.6 5M8.2 5.2L5.8 6.6l-.6 2.2M8.2 5.2l1.5 2.1l2 .6';
const BIKE =
  'M4 12.5a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2M12 12.5a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2M4 9.9l2.6-4.4h3.2l2.2 4.4M6.6 5.5l2 4.4H4M9.8 5.5L9 3.5h1.6';
const BOAT = 'M2 10.5h12l-1.8 3H3.8zM8 10.5V2L3.5 8.7H8M9.6 4.5l3 4.2h-3z';

const CATEGORIES: Readonly<Record<ExpenseCategory, string>> = {
  Lodging: BED,
  Transport: CAR,
  Food: CUTLERY,
  Activities: TICKET,
  Other: FLAG,
  'Park passes': TREE,
  Shopping: BAG,
  Insurance: SHIELD,
  Fees: RECEIPT,
};

const TRANSPORTS: Readonly<Record<Transport, string>> = {
  MyVehicle: CAR,
  RVorTrailer: BUS,
  RentalCar: CAR,
  Flight: PLANE,
  Uber: CAR,
  Lyft: CAR,
  Taxi: CAR,
  Walk: WALKER,
  Train: TRAIN,
  Subway: TRAIN,
  Bus: BUS,
  Shuttle: BUS,
  Bike: BIKE,
  Boat: BOAT,
  Ferry: BOAT,
  Tram: TRAIN,
  Ground: CAR,
  Other: FLAG,
  Hidden: FLAG,
};

type IconProps = { color: string; size?: number };

/** The icon of a kind of plan. */
export function CategoryIcon({ category, ...look }: IconProps & { category: ExpenseCategory }) {
  return <Icon path={CATEGORIES[category]} {...look} />;
}

/** The icon of a way to travel; its name stands beside it. */
export function TransportIcon({ transport, ...look }: IconProps & { transport: Transport }) {
  return <Icon path={TRANSPORTS[transport]} {...look} />;
}

function Icon({ path, color, size = 12.5 }: IconProps & { path: string }) {
  return (
    <Canvas
      style={{ width: size, height: size }}
      paint={(painter, width) => {
        painter.scale(width / SIDE);
        painter.lineWidth(1.2).lineCap('round').lineJoin('round').path(path).stroke(color);
        return null;
      }}
    />
  );
}
