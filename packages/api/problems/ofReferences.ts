import { countedIn } from '@waymark/look/counted';

const [english, german] = [countedIn('en'), countedIn('de')];

const en = {
  unknownInPlan: (name: string) =>
    `There is no variable called “${name}” here. Choose one from the list, or add it under Variables first.`,
  notALinkVariable: (name: string) =>
    `“${name}” holds no link. A button can only lead to a variable of type LINK.`,
  namedInTexts: (name: string, module: string, more: number) =>
    more === 0
      ? `“${name}” is used in texts of “${module}”. Take it out of them first.`
      : `“${name}” is used in texts of “${module}” and of ${english(more, 'one more module', '# more modules')}. Take it out of them first.`,
};

const de: typeof en = {
  unknownInPlan: (name) =>
    `Eine Variable „${name}“ gibt es hier nicht. Wählen Sie eine aus der Liste, oder fügen Sie sie zuerst unter Variablen hinzu.`,
  notALinkVariable: (name) =>
    `„${name}“ enthält keinen Link. Eine Schaltfläche kann nur auf eine Variable vom Typ LINK führen.`,
  namedInTexts: (name, module, more) =>
    more === 0
      ? `„${name}“ steht in Texten von „${module}“. Nehmen Sie die Variable dort zuerst heraus.`
      : `„${name}“ steht in Texten von „${module}“ und von ${german(more, 'einem weiteren Modul', '# weiteren Modulen')}. Nehmen Sie die Variable dort zuerst heraus.`,
};

/** Refusals about variables that stand in texts of a plan (PRODUCT 6.12). */
export const ofReferences = { en, de };
