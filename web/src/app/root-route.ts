import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FurtherPages, loadFurther } from '../pages/load-further';
import { Root } from './root';

/** The parent route of every page. */
export const root = createRootRoute({ component: Root });

/** Makes the component of one of the further pages, which renders once its code has loaded. */
export function further<Module extends Record<Name, () => ReactNode>, Name extends string>(
  pick: (pages: FurtherPages) => () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadFurther(pick), name);
}
