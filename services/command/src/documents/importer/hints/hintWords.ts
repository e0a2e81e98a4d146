/** Words that a role ends with, in English and German: `IT lead`, `Leiterin Einkauf`. */
const ROLES =
  'lead|leads|leader|manager|owner|admin|admins|administrator|administrators|controller|engineer|engineers|engineering|developer|developers|legal|finance|hr|it|security|sales|support|customer|client|team|officer|buddy|mentor|designer|architect|cto|ceo|cfo|cio|ciso|coo|dpo|maintainer|maintainers|reviewer|reviewers|author|approver|sponsor|coordinator|specialist|analyst|consultant|contact|marketing|communications|comms|operations|ops|devops|sre|qa|tester|testers|product|procurement|facilities|payroll|recruiter|recruiting|people|new hire|newcomer|employee|accountant|accounting|secretary|assistant|director|head|vp|supervisor|staff|vendor|supplier|partner|trainer|champion|documentarian|docs|editor|leiter|leiterin|leitung|verantwortlicher|verantwortliche|kunde|kundin|einkauf|vertrieb|buchhaltung|personal|personalabteilung|rechtsabteilung|geschäftsführung|mitarbeiter|mitarbeiterin|betriebsrat|datenschutz|hausmeister|technik|entwicklung|projektleiter|projektleiterin|projektleitung|bereichsleiter|admin-team|klient|prawny|informatyk|kierownik|dyrektor|księgowość|sprzedaż|juridique|informatique|comptabilité|directeur|directrice|responsable|formateur|formatrice|équipe';

/**
 * German roles that are one word: `Teamleitung`, `Abteilungsleiterin`, `Datenschutzbeauftragter`.
 */
const COMPOUND =
  '\\p{L}{3,}(?:leiter|leiterin|leitung|beauftragte|beauftragter|verantwortliche|verantwortlicher|abteilung)';
/** One to four words, the last or the first of them a role's. */
const ROLE = new RegExp(
  `^(?:(?:[\\p{L}\\p{N}&'’/.-]+\\s+){0,3}(?:${ROLES}|${COMPOUND})|(?:head|leiter|leiterin|leitung|director|vp|chef|cheffe|responsable|kierownik|dział)(?:\\s+(?:of\\s+)?[\\p{L}&-]+){1,3})$`,
  'iu',
);
/** Words that no role has in it: what is in brackets is then a remark. */
const REMARK =
  /\b(?:if|the|a|an|is|are|be|to|for|with|and|or|not|any|see|via|by|your|our|only|we|you|they|she|he|wenn|der|die|das|ist|und|oder|nicht|siehe|wir|ihr)\b/iu;
/** Behind other words the department is written in capitals; else it is the pronoun. */
const PRONOUN = /\sit$/u;

export const isRole = (text: string): boolean =>
  text.length <= 60 && ROLE.test(text) && !REMARK.test(text) && !PRONOUN.test(text);

export const INTERNAL =
  /^(?:internal|internal only|intern|nur intern|staff|staff only|team only|our team|our side|team|nicht für kunden|not for (?:the )?(?:client|customer)s?)$/iu;

/** A task that is to be shown later. */
export const HIDDEN = /^(?:hidden|hidden for now|not shown yet|verborgen|vorerst verborgen)$/iu;

const FOR_TEAM =
  /^(?:internal|intern)\b|\b(?:staff|internal|interne|team)[- ](?:only|tasks?|checklist|steps|aufgaben|schritte)\b/iu;

/** A heading that speaks of the team's own work. */
export const isForTeam = (heading: string): boolean => FOR_TEAM.test(heading);

export const OPTIONAL = /^(?:optional|nice to have|if you like|not mandatory|freiwillig)$/iu;

const DAYS =
  /^(?:(?:within|in|due in|due|takes|after|by|approx\.?|ca\.?|innerhalb von|binnen|nach|sous|dans|en|w ciągu|po|za)\s+)?~?\s*(?:(?:day|tag|jour|dzień|t\s?\+|d\s?\+)\s?(\d{1,2})|(\d{1,2})\s*[- ]?(?:(?:business |working |work |calendar )?days?|d|werktagen?|arbeitstagen?|tagen?|jours?(?: ouvrés)?|dzień|dni(?: roboczych)?))(?:\s+(?:after|from|of)\s+(?:the\s+)?(?:start|beginning))?$/iu;
const WEEKS =
  /^(?:(?:within|in|due in|due|takes|after|approx\.?|ca\.?|innerhalb von|binnen|nach|sous|dans|en|w ciągu|po|za)\s+)?~?\s*(?:(?:week|woche|semaine|tydzień)\s?(\d{1,2})|(\d{1,2}|one|two|three|a|eine[rm]?|zwei|drei)\s*[- ]?(?:weeks?|wochen?|wks?|semaines?|tydzień|tygodni[ea]?|w))$/iu;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  eine: 1,
  einer: 1,
  einem: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
};

/** `3 days`, `within 2 weeks`, `day 5`, `T+3` as days; null where it is none of 1 to 99. */
export function daysIn(text: string): number | null {
  const days = DAYS.exec(text);
  const weeks = days === null ? WEEKS.exec(text) : null;
  const count = days
    ? Number(days[1] ?? days[2])
    : weeks
      ? 7 * (NUMBERS[weeks[2]?.toLowerCase() ?? ''] ?? Number(weeks[1] ?? weeks[2]))
      : 0;
  return count >= 1 && count <= 99 ? count : null;
}
