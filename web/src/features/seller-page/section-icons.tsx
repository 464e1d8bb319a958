import {
  ArrowRight,
  CalendarDays,
  Check,
  Clock,
  Coins,
  Flag,
  Heading,
  List,
  type LucideIcon,
  Minus,
  PencilLine,
  Ticket,
  User,
} from 'lucide-react';
import type { PageSection } from '../../lib/links';
import type { TextSection } from './sections';

/** The icon of a section in the list of sections. */
export const SECTION_ICONS: Record<PageSection, LucideIcon> = {
  name: Flag,
  headlines: Heading,
  contacts: User,
  itinerary: PencilLine,
  descriptions: List,
  inclusions: Check,
  exclusions: Minus,
  costs: Coins,
  actions: ArrowRight,
  steps: Clock,
  offers: Ticket,
  validity: CalendarDays,
};

/** The icon before each line of a section, same as on the page. */
export const LINE_ICONS: Partial<Record<TextSection, LucideIcon>> = { inclusions: Check, exclusions: Minus };
