import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followTheme } from '../lib/theme';
import { ToastRegion } from '../ui/toast';

/** What surrounds every page: the color scheme and the place for toasts. */
export function Root() {
  useEffect(followTheme, []);
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}
