import type { Translated } from '../en/catalogue.ts';
import type { notDeleted as english } from '../en/notDeleted.ts';

export const notDeleted = {
  module:
    'Das Modul %{name} ist noch nicht gelöscht. Seit Sie es gesehen haben, hat sich geändert:',
  process:
    'Der Prozess %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  blueprint:
    'Die Prozessvorlage %{name} ist noch nicht gelöscht. Seit Sie sie gesehen haben, hat sich geändert:',
  subProcess:
    'Der Unterprozess %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  milestone:
    'Der Meilenstein %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  job: 'Der Vorgang %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  project:
    'Das Projekt %{name} ist noch nicht gelöscht. Seit Sie es gesehen haben, hat sich geändert:',
  task: 'Die Aufgabe %{name} ist noch nicht gelöscht. Seit Sie sie gesehen haben, hat sich geändert:',
  block:
    'Der Block %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  placeholder:
    'Der Platzhalter %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  variable:
    'Die Variable %{name} ist noch nicht gelöscht. Seit Sie sie gesehen haben, hat sich geändert:',
  form: 'Das Formular %{name} ist noch nicht gelöscht. Seit Sie es gesehen haben, hat sich geändert:',
  role: 'Die Rolle %{name} ist noch nicht gelöscht. Seit Sie sie gesehen haben, hat sich geändert:',
  client:
    'Der Kunde %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
  user: 'Der Nutzer %{name} ist noch nicht gelöscht. Seit Sie ihn gesehen haben, hat sich geändert:',
} satisfies Translated<typeof english>;
