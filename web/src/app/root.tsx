import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUpdateReady } from '../api/build-watch';
import { followTheme } from '../lib/theme';
import { ToastRegion } from '../ui/toast';
import { UpdateScreen } from './update-screen';

/** What surrounds every page: the color scheme, the place for toasts, and the notice that a newer release is there. */
export function Root() {
  useEffect(followTheme, []);
  const isUpdateReady = useUpdateReady();
  return (
    <>
      <Outlet />
      <ToastRegion />
      {isUpdateReady ? <UpdateScreen /> : null}
    </>
  );
}
