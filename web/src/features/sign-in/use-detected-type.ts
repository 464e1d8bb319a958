import { useQuery } from '@tanstack/react-query';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import { useEffect, useState } from 'react';
import { useIsMember } from '../../api/account/account';
import { detectUserType, useUserTypesQuery } from '../../api/account/user-types';

/** How long an address must stay unchanged before it is looked up, in milliseconds. */
const PAUSE_MS = 400;

/** How the owner of an address described themselves. */
export interface DetectedType {
  /** One of the listed types; null if the address isn't valid or has no known type. */
  type: string | null;
  /** Whether it is being looked up or about to be. */
  isLookedUp: boolean;
}

/** Looks up how the owner of an address described themselves, once it is valid and stays unchanged for a moment. */
export function useDetectedType(email: string): DetectedType {
  const typed = email.trim();
  const address = useSettled(typed);
  const { data: types, isLoading: areTypesLoading } = useUserTypesQuery();
  const isMember = useIsMember();
  const isAsked = !isMember && GENERAL_EMAIL.test(typed);
  const { data, isLoading } = useQuery({
    queryKey: ['type-detail', address],
    queryFn: ({ signal }) => detectUserType(address, signal),
    // Not for members: signing in refetches all queries.
    enabled: !isMember && GENERAL_EMAIL.test(address),
    staleTime: 60_000,
    retry: false,
  });
  const isLookedUp = isAsked && (address !== typed || isLoading || areTypesLoading);
  if (isLookedUp || !data || !types || address !== typed) return { type: null, isLookedUp };
  const listed = types.find(({ type }) => type === data.typeDetail);
  return { type: (listed ?? types.find(({ type_cd }) => type_cd === data.type))?.type ?? null, isLookedUp };
}

/** The text after it has stayed unchanged for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
