import type { PlaceKinds } from '../../api/places/places';

/** The icon of a kind of place; decorative, because its name is next to it. Renders nothing until it is loaded. */
export function KindIcon({ kind, kinds, size = 16 }: { kind: string; kinds: PlaceKinds; size?: number }) {
  const path = kinds.icons.get(kind) ?? kinds.icons.get(kinds.byId.get(kind)?.parent ?? '');
  if (!path) return null;
  return (
    <svg width={size} height={size} viewBox="0 0 15 15" aria-hidden="true" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
