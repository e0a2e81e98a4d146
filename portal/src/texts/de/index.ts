import type { Catalogue } from '../catalogue.ts';
import { acts } from './acts.ts';
import { invitation } from './invitation.ts';
import { pages } from './pages.ts';
import { signIn } from './signIn.ts';
import { tasks } from './tasks.ts';

export default {
  pages,
  acts,
  tasks,
  signIn,
  invitation,
} satisfies Catalogue;
