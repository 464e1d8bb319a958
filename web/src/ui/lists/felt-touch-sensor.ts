import { TouchSensor } from '@dnd-kit/core';
import { feel } from '../../lib/phone/haptics';

/** Drags by touch; the finger feels when something is lifted and when it is dropped. */
export class FeltTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super({
      ...props,
      onStart: (coordinates) => {
        feel('lift');
        props.onStart(coordinates);
      },
      onEnd: () => {
        feel('drop');
        props.onEnd();
      },
    });
  }
}
