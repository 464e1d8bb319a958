/** Names a trip and begins it, over the landing page. */
export function NewTripDialog() {
  return null;
}
