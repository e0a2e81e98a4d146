import type { FieldKind } from '@waymark/events/forms';
import {
  AtSign,
  Calendar,
  CheckSquare,
  ChevronDownSquare,
  CircleDot,
  Hash,
  Heading,
  MessageSquareText,
  Paperclip,
  Phone,
  ShieldCheck,
  Signature,
  Star,
  Text,
  Type,
  type LucideIcon,
} from 'lucide-react';

export const kindIcons: Readonly<Record<FieldKind, LucideIcon>> = {
  shortText: Type,
  longText: Text,
  number: Hash,
  email: AtSign,
  phone: Phone,
  date: Calendar,
  singleChoice: CircleDot,
  multipleChoice: CheckSquare,
  dropdown: ChevronDownSquare,
  rating: Star,
  file: Paperclip,
  signature: Signature,
  consent: ShieldCheck,
  heading: Heading,
  words: MessageSquareText,
};

/** The palette, from the top. */
export const kindGroups = [
  { group: 'textAndNumbers', kinds: ['shortText', 'longText', 'number', 'email', 'phone', 'date'] },
  { group: 'choice', kinds: ['singleChoice', 'multipleChoice', 'dropdown', 'rating'] },
  { group: 'evidence', kinds: ['file', 'signature', 'consent'] },
  { group: 'structure', kinds: ['heading', 'words'] },
] as const satisfies readonly { group: string; kinds: readonly FieldKind[] }[];
