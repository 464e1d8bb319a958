/** Keeps files that are let go beside the places that take them from replacing the page, as browsers would. */
export function ignoreStrayDrops(): void {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
}

function ignore(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
