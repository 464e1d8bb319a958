import { type DragEvent, useRef, useState } from 'react';

/** Whether files of the device are over an element, and what takes them when they are let go there; null takes none. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  /** Every element in it is entered and left on its own. */
  const depth = useRef(0);
  const holdsFiles = ({ dataTransfer }: DragEvent) =>
    onFiles !== null && dataTransfer.types.includes('Files');
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    target: {
      onDragEnter(event: DragEvent) {
        if (!holdsFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!holdsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDragOver(event: DragEvent) {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        end();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles?.(files);
      },
    },
  };
}
