import { useSetting } from '../../api/client/settings';

/** Whether a trip with this many destinations can hold no more. */
export function useIsFull(count: number): boolean {
  const most = useSetting('max_num_trip_destinations');
  return most > 0 && count >= most;
}
