import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { useBack } from '../../lib/back/use-back';

/** Lets Back close the popover or menu that it is drawn in. */
export function BackCloses({ onBack }: { onBack?: (() => void) | undefined }) {
  const state = useContext(OverlayTriggerStateContext);
  useBack(onBack ?? (() => state?.close()));
  return null;
}
