import type { DemoGiver } from '../caller/giver.ts';
import type { TeamName } from '../../base/demoPeople.ts';

const OURS: Readonly<Record<string, TeamName>> = {
  'Account executive': 'dana',
  'Customer success manager': 'mikkel',
  'Solution engineer': 'priya',
  Vertrieb: 'dana',
  'Projektleitung bei uns': 'mikkel',
  'Technik bei uns': 'priya',
};
/** Which of the client's users, in their order. */
const THEIRS: Readonly<Record<string, number>> = {
  'Executive sponsor': 0,
  'Project lead': 1,
  'IT lead': 2,
  'Data owner': 2,
  'Key user': 1,
  Geschäftsleitung: 0,
  Projektleitung: 1,
  'IT-Leitung': 1,
  Datenverantwortung: 0,
  'Key-User': 1,
};

/** Who plays which part of the plan: placeholder -> account. */
export async function matchOnboarding(
  giver: DemoGiver,
  blueprintId: string,
  team: Readonly<Record<string, string>>,
  users: readonly string[],
): Promise<Record<string, string>> {
  const { plan } = await giver.blueprint(blueprintId);
  return Object.fromEntries(
    [...plan.placeholders.values()].map(({ placeholderId, name }) => [
      placeholderId,
      team[OURS[name] ?? ''] ?? users[Math.min(THEIRS[name] ?? 0, users.length - 1)] ?? '',
    ]),
  );
}
