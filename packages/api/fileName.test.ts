import { expect, test } from 'vitest';
import { fileNameOf } from './fileName.ts';

test.each([
  ['Onboarding: SAP', 'Onboarding SAP'],
  ['a / b * c', 'a b c'],
  ['Go-live 3:2 "now"?', 'Go-live 3 2 now'],
  ['Einführung (Q3)', 'Einführung (Q3)'],
  ['two  blanks stay what somebody typed', 'two  blanks stay what somebody typed'],
])('%s is saved as %s', (name, saved) => expect(fileNameOf(name)).toBe(saved));
