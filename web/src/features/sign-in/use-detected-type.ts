import { useQuery } from '@tanstack/react-query';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import { useEffect, useState } from 'react';
import { useIsMember } from '../../api/account/account';
import { detectUserType, useUserTypes } from '../../api/account/user-types';

/** So long an address stays the same before it is asked about, in milliseconds. */
const PAUSE_MS = 400;

/**
 * How the owner of an address described themselves, as one of the listed types; null while the address is none, or nothing
 * is known.
 */
export function useDetectedType(email: string): string | null {
  const address = useSettled(email.trim());
  const types = useUserTypes();
  const isMember = useIsMember();
  const { data } = useQuery({
    queryKey: ['type-detail', address],
    queryFn: ({ signal }) => detectUserType(address, signal),
    // Whoever is in by now is not asked any more; all that is known is read anew just then.
    enabled: !isMember && GENERAL_EMAIL.test(address),
    staleTime: 60_000,
    retry: false,
  });
  if (!data || !types || address !== email.trim()) return null;
  const listed = types.find(({ type }) => type === data.typeDetail);
  return (listed ?? types.find(({ type_cd }) => type_cd === data.type))?.type ?? null;
}

/** The text once nobody changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
