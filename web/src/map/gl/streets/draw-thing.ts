import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Schema, Thing } from './schema';

/** Name of the streets' source in a style. */
export const STREETS = 'streets';

/** How to draw a thing: everything but where its features are. */
type Look = {
  [Type in LayerSpecification['type']]: Omit<
    Extract<LayerSpecification, { type: Type }>,
    'id' | 'source' | 'source-layer' | 'filter'
  >;
}['fill' | 'line' | 'symbol'] & {
  /** Limits it to some of the thing's features. */
  only?: ExpressionSpecification;
};

/** Draws a thing, once for each place where the tiles may have it. */
export type DrawThing = (
  id: string,
  thing: Thing,
  look: Look | ((schema: Schema) => Look),
) => LayerSpecification[];

/** Draws things of tiles in these schemas. */
export function drawThings(schemas: readonly (readonly [name: string, schema: Schema])[]): DrawThing {
  return (id, thing, look) =>
    schemas.flatMap(([name, schema]) => {
      const { only, ...drawn } = typeof look === 'function' ? look(schema) : look;
      return schema.where[thing].map(({ layer, filter }) => ({
        ...drawn,
        id: `${id}:${name}:${layer}`,
        source: STREETS,
        'source-layer': layer,
        filter: only ? (['all', filter, only] as ExpressionSpecification) : filter,
      }));
    });
}

/** What a layer draws: the id that `DrawThing` was given. */
export function thingOf({ id }: { id: string }): string {
  return id.split(':')[0] ?? '';
}
