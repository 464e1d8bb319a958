import { useState } from 'react';
import { useUserTypesQuery } from '../../api/account/user-types';
import { userTypeHere } from '../../api/device/user-type';

/** The type chosen last on this device, unless the server no longer lists it; null if none was chosen here. */
export function useTypeHere(): string | null {
  const [here] = useState(userTypeHere);
  const { data: types } = useUserTypesQuery();
  return !types || types.some(({ type }) => type === here) ? here : null;
}
