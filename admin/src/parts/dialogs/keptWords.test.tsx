// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

// Test files share their modules: these may have been loaded with what another file put in the
// place of commands.
vi.resetModules();
const { speak } = await import('../../base/texts/language.ts');
const { StaffApp } = await import('../../base/session/testing/StaffApp.tsx');
const { typedPage } = await import('./testing/typedPage.tsx');
const { rows, wordTakers } = await import('./testing/wordTakers.tsx');

const dataProvider = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getOne: async (resource: string) => ({ data: rows[resource as keyof typeof rows] as never }),
  create: async (_: string, { data }: { data: unknown }) => ({
    data: { ...(data as object), id: 'new' } as never,
  }),
  update: async (_: string, { data }: { data: unknown }) => ({ data: data as never }),
});

let page = typedPage();
const anew = async () => {
  await page.shut();
  page = typedPage();
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('waymark.draft.'));

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await anew();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test.for(wordTakers)(
  '$file $typed: its words outlive Esc and a reload, for their author, until they are sent or discarded',
  async (taker) => {
    const { show, typed, opens, sends } = taker;
    const open = async (as?: string) => {
      await anew();
      await page.show(<StaffApp dataProvider={dataProvider}>{show()}</StaffApp>, as);
      if (opens !== undefined) await page.press(opens);
      for (const label of Object.keys(typed).slice(0, 1))
        await waitFor(() => expect(page.field(label)).not.toBeNull());
    };
    const read = () =>
      Object.fromEntries(Object.keys(typed).map((label) => [label, page.field(label)?.value]));
    const write = async () => {
      for (const [label, words] of Object.entries(typed)) await page.write(label, words);
    };
    await open();
    await write();
    await page.escape();
    await open();
    await waitFor(() => expect(read()).toEqual(typed));
    await open('mikkel');
    expect(Object.values(read())).not.toContain(Object.values(typed)[0]);
    await open();
    if (page.has('Discard')) {
      await page.press('Discard');
      expect(drafts()).toEqual([]);
      await open();
      await write();
    }
    if (sends === undefined) return;
    await page.press(sends);
    await waitFor(() => expect(drafts()).toEqual([]));
  },
);

/** What takes text, as it stands in a source. */
const TAKES =
  /<(?:TextField|TextInput|NameInput|NameField|NameFields|InputBase|OutlinedInput|EditableRichText|RichTextEditor|LineEditor|ValueFields|textarea|input)\b/;
/** What takes text elsewhere, and why nothing of it is kept there, or by what. */
const others: Readonly<Record<string, readonly string[]>> = {
  'searches or filters': [
    'areas/history/activity/Activity.tsx',
    'areas/blueprints/cloneModule/PickBlueprint.tsx',
    'areas/blueprints/builder/sheet/SheetBar.tsx',
    'areas/settings/emails/EmailsPage.tsx',
    'areas/forms/answers/AnswersToolbar.tsx',
    'areas/forms/answers/FormAnswersPage.tsx',
    'areas/talk/inbox/InboxFilters.tsx',
    'shell/keySheet/KeySheet.tsx',
    'parts/lists/SearchFilter.tsx',
    'shell/palette/Palette.tsx',
    'parts/personPicker/PickerPanel.tsx',
  ],
  'chooses among what is there': [
    'areas/settings/apiKeys/RotateKey.tsx',
    'areas/settings/brand/PictureField.tsx',
    'areas/blueprints/library/StarterChoice.tsx',
    'parts/board/MoveToDialog.tsx',
    'areas/blueprints/cloneModule/PickExecution.tsx',
    'areas/blueprints/cloneModule/PickMilestone.tsx',
    'areas/blueprints/cloneModule/PickProject.tsx',
    'base/dates/DateField.tsx',
    'areas/blueprints/builder/ExportDialog.tsx',
    'areas/settings/emails/PreviewPane.tsx',
    'parts/files/AttachedFiles.tsx',
    'parts/files/FileButton.tsx',
    'areas/blueprints/import/ShapeRail.tsx',
    'areas/blueprints/import/ShapeRules.tsx',
    'areas/blueprints/rollout/subProcess/SourceStep.tsx',
    'areas/people/leaving/HandTo.tsx',
    'parts/blocks/pictures/ChooseFiles.tsx',
    'areas/settings/profile/MailSettings.tsx',
    'parts/fields/ZoneField.tsx',
    'parts/fields/choiceInput.tsx',
    'parts/blocks/taskLink/TaskLinkDialog.tsx',
    'areas/blueprints/rollout/SubProcesses.tsx',
  ],
  'is saved while it is typed, by autosave or a draft of its own': [
    'areas/blueprints/library/RenameField.tsx',
    'areas/forms/builder/ChoicesEditor.tsx',
    'areas/forms/builder/FieldPanel.tsx',
    'areas/forms/builder/FormPanel.tsx',
    'areas/forms/builder/RulesEditor.tsx',
    'areas/forms/builder/ShowIfEditor.tsx',
    'areas/blueprints/import/EditableTitle.tsx',
    'areas/blueprints/import/ResultMilestone.tsx',
    'areas/project/launch/VariablesStop.tsx',
    'parts/blocks/kinds/text.tsx',
    'parts/references/InlineText.tsx',
    'areas/task/module/ModuleTitle.tsx',
    'parts/richText/EditableRichText.tsx',
    'areas/talk/conversation/Composer.tsx',
    'areas/task/sidebar/TaskWords.tsx',
    'areas/blueprints/rollout/PickOrCreate.tsx',
    'areas/blueprints/rollout/Step1Project.tsx',
    'areas/blueprints/rollout/SubProcesses.tsx',
    'areas/blueprints/rollout/Step2Variables.tsx',
  ],
  'is a part of what the list shows whole': [
    'areas/people/clients/ClientDialogs.tsx',
    'areas/people/roles/RoleForm.tsx',
    'parts/dialogs/NameField.tsx',
    'parts/dialogs/NameInput.tsx',
    'parts/blocks/pictures/PictureRow.tsx',
    'parts/people/NameFields.tsx',
    'parts/variables/ValueFields.tsx',
  ],
  'shows what is there': ['areas/settings/apiKeys/ReadOnlyText.tsx'],
  'says again what is there, before it goes': ['parts/deleting/ConfirmDelete.tsx'],
  'is a secret, which is kept nowhere': [
    'areas/forms/embedding/FormKey.tsx',
    'areas/settings/profile/NewPasswordField.tsx',
    'shell/layout/ConfirmDialog.tsx',
    'shell/layout/LoginDialog.tsx',
    'areas/settings/workspace/SchedulingPage.tsx',
    'areas/project/sharing/ShareLink.tsx',
    'areas/project/sharing/SharePassword.tsx',
  ],
  'is a cell or a value in its place, which Esc takes back': [
    'areas/blueprints/builder/sheet/CellEditor.tsx',
    'parts/richText/LinkField.tsx',
    'areas/task/sidebar/DueField.tsx',
    'areas/task/sidebar/DurationField.tsx',
  ],
};

test('whatever takes words in the staff’s app is shown to keep them, or says why it need not', () => {
  const src = `${import.meta.dirname}/../..`;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|testing\//.test(file))
    .filter((file) => TAKES.test(readFileSync(`${src}/${file}`, 'utf8')));
  const listed = [...wordTakers.map(({ file }) => file), ...Object.values(others).flat()];
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  // A line that is true of nothing any more goes.
  expect(
    Object.values(others)
      .flat()
      .filter((file) => !files.includes(file)),
  ).toEqual([]);
});
