import { type DragEvent, useRef, useState } from 'react';

/** Whether files are being dragged over an element, and the handlers that accept dropped files; null accepts none. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  /** Every element inside fires its own enter and leave events. */
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
