/** The visitor's trips, over the landing page. */
export function MyTripsDialog() {
  return null;
}
