import {
  fieldsOf,
  formsOfStarter,
  asks,
  half,
  offers,
  onlyIf,
  type StarterForm,
} from '@waymark/command';
import type { Language } from '@waymark/look/language';
import type { DemoGiver } from '../caller/giver.ts';

/**
 * A form of the workspace: the day on which it was made, and those on which each version was
 * published.
 */
export type DemoForm = StarterForm & {
  readonly made: number;
  readonly published: readonly number[];
};

const days: Readonly<Record<string, Pick<DemoForm, 'made' | 'published'>>> = {
  'sales1-kick-off': { made: -118, published: [-116] },
  'sales1-sign-on': { made: -117, published: [-112, -9] },
  'sales1-migration': { made: -115, published: [-110] },
  'sales1-integrations': { made: -114, published: [-110] },
  'sales1-training': { made: -113, published: [-109] },
  'sales1-go-live': { made: -113, published: [-109] },
};

const ofPlan = (language: Language): readonly DemoForm[] =>
  [...formsOfStarter(language).values()].map((form) => {
    const dated = days[form.id.replace(/-de$/, '')];
    if (dated === undefined) throw new TypeError(`No day for ${form.name}`);
    return { ...form, ...dated };
  });

/** Forms that the team made beside those of the starter. */
const billing: StarterForm = {
  id: 'demo-form-billing',
  name: 'Billing and legal entity',
  intro: 'What stands on your invoices. Best filled in with finance.',
  lines: [
    asks('heading', 'Company'),
    asks('shortText', 'Legal name'),
    asks('longText', 'Address on the invoice', { most: 400 }),
    asks('shortText', 'VAT ID', { ...half, most: 20 }),
    offers('dropdown', 'Currency', ['EUR', 'USD', 'GBP', 'CHF'], half),
    asks('heading', 'Paying'),
    offers('singleChoice', 'Do you need a purchase order number?', ['Yes', 'No']),
    onlyIf(
      'Do you need a purchase order number?',
      'Yes',
      asks('shortText', 'Purchase order number'),
    ),
    asks('email', 'Where invoices go', {
      message: 'An address that your invoices can be sent to, please',
    }),
    asks('signature', 'Signed for the company'),
  ],
};

const billingInGerman: StarterForm = {
  id: 'demo-form-billing-de',
  name: 'Rechnungsdaten und Unternehmen',
  intro: 'Was auf Ihren Rechnungen steht. Am besten füllt es die Buchhaltung mit aus.',
  lines: [
    asks('heading', 'Unternehmen'),
    asks('shortText', 'Eingetragener Name'),
    asks('longText', 'Rechnungsanschrift', { most: 400 }),
    asks('shortText', 'USt-IdNr.', { ...half, most: 20 }),
    offers('dropdown', 'Währung', ['EUR', 'USD', 'GBP', 'CHF'], half),
    asks('heading', 'Zahlung'),
    offers('singleChoice', 'Brauchen Sie eine Bestellnummer?', ['Ja', 'Nein']),
    onlyIf('Brauchen Sie eine Bestellnummer?', 'Ja', asks('shortText', 'Bestellnummer')),
    asks('email', 'Wohin Rechnungen gehen', {
      message: 'Bitte eine Adresse, an die wir Ihre Rechnungen schicken können',
    }),
    asks('signature', 'Unterschrift für das Unternehmen'),
  ],
};

const empty = { id: 'demo-form-renewal', intro: '', lines: [] };
const renewal: Readonly<Record<Language, StarterForm>> = {
  en: { ...empty, name: 'Renewal check, draft' },
  de: { ...empty, name: 'Prüfung zur Verlängerung, Entwurf' },
};

/** The English one is what a part of the English plan asks for. */
const own = (language: Language): readonly DemoForm[] => [
  { ...billing, made: -36, published: [-35] },
  ...(language === 'de' ? [{ ...billingInGerman, made: -36, published: [-35] }] : []),
  { ...renewal[language], made: -12, published: [] },
];
/** Those of the German plan come with it by themselves, unless most clients fill in those. */
const demoForms = (language: Language): readonly DemoForm[] => [
  ...ofPlan('en'),
  ...(language === 'de' ? ofPlan('de') : []),
  ...own(language),
];

/** @throws TypeError where there is none of that name */
export function formNamed(name: string): DemoForm {
  const form = demoForms('de').find((one) => one.name === name);
  if (form === undefined) throw new TypeError(`No form is called ${name}`);
  return form;
}

/**
 * The forms of the workspace as they were at first: those that onboardings ask for, and one that is
 * not begun yet.
 */
export async function makeForms(giver: DemoGiver, dana: string, language: Language): Promise<void> {
  for (const form of demoForms(language)) {
    const { id: formId, name, made, published } = form;
    await giver.give(dana, made, 'AddForm', { formId, name });
    if (published.length > 0) await publish(giver, dana, form, 0);
  }
}

/** What was published of them since, while tasks asked for the version before. */
export async function makeNewVersions(
  giver: DemoGiver,
  dana: string,
  language: Language,
): Promise<void> {
  for (const form of demoForms(language))
    for (const nth of form.published.keys()) if (nth > 0) await publish(giver, dana, form, nth);
}

/** The last one asks for all; those before it did without the last two questions. */
async function publish(
  giver: DemoGiver,
  dana: string,
  { id: formId, intro, lines, published }: DemoForm,
  nth: number,
): Promise<void> {
  const all = fieldsOf(lines);
  const fields = nth === published.length - 1 ? all : all.slice(0, -2);
  const order = fields.map(({ fieldId }) => fieldId);
  const day = published[nth] ?? 0;
  await giver.give(dana, day, 'ChangeForm', { formId, intro, fields, order });
  await giver.give(dana, day, 'PublishForm', { formId });
}
