import type { Translated } from '../en/catalogue.ts';
import type { problems as english } from '../en/problems.ts';

export const problems = {
  noConnection: 'Keine Verbindung',
  unreachable:
    'Der Server ist nicht erreichbar. Nichts von Ihren Eingaben ist verloren; versuchen Sie es erneut.',
  signedOut: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  answered: 'Der Server hat mit einem Fehler geantwortet (%{status}).',
  answeredTryAgain:
    'Der Server hat mit einem Fehler geantwortet (%{status}). Versuchen Sie es gleich noch einmal.',
  stillSignedIn: 'Sie sind noch angemeldet',
  stillSignedInTryAgain:
    'Sie sind noch angemeldet: Der Server ist nicht erreichbar. Versuchen Sie es erneut.',
  serverNotReached: 'Der Server ist nicht erreichbar.',
  signingOut: 'Abmeldung läuft',
  fieldRefused: '%{field}: %{rest}',
} satisfies Translated<typeof english>;
