import { StringUpTo } from '../kernel/text';
import { refused } from '../refusals/shape-message';

/** `lon,lat` in degrees, as text. */
export const LonLatText = StringUpTo(60)
  .regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/, refused('positionInvalid'))
  .refine((text) => {
    const [lon = 0, lat = 0] = text.split(',').map(Number);
    return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
  }, refused('positionOutOfRange'));

/** `west,south,east,north` in degrees, as text; across the date line, west is greater than east. */
export const BBoxText = StringUpTo(120)
  .regex(/^(-?\d{1,3}(\.\d{1,15})?,){3}-?\d{1,2}(\.\d{1,15})?$/, refused('boundsInvalid'))
  .refine((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
    return Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south <= north;
  }, refused('boundsOutOfRange'));

/** 1 to 500 `lon,lat` pairs joined by `;`. Simplify a longer line before sending it. */
export const LineText = StringUpTo(20_000);

/** Category ids joined by commas. */
export const CategoriesText = StringUpTo(1_000).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*)*$/,
  refused('categoriesInvalid'),
);
