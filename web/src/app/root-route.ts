import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FurtherPages, loadFurther } from '../pages/load-further';
import { Root } from './root';

/** What every page stands in. */
export const root = createRootRoute({ component: Root });

/** Draws one of the further pages, once its code has come. */
export function further<Module extends Record<Name, () => ReactNode>, Name extends string>(
  pick: (pages: FurtherPages) => () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadFurther(pick), name);
}
