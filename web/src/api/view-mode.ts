/** How a trip is open: `normal` may be edited; the others never write. */
export type ViewMode = 'normal' | 'shared' | 'view' | 'tour';
