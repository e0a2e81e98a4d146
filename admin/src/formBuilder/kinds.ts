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
  {
    title: 'textAndNumbers',
    kinds: ['shortText', 'longText', 'number', 'email', 'phone', 'date'],
  },
  {
    title: 'choice',
    kinds: ['singleChoice', 'multipleChoice', 'dropdown', 'rating'],
  },
  { title: 'evidence', kinds: ['file', 'signature', 'consent'] },
  { title: 'structure', kinds: ['heading', 'words'] },
] as const satisfies readonly {
  title: string;
  kinds: readonly FieldKind[];
}[];
