// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const send = vi.hoisted(() => vi.fn());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

// Test files share their modules: these may have been loaded with what another file put in the place of commands.
vi.resetModules();
const { speak } = await import('../texts/language.ts');
const { StaffApp } = await import('../session/testing/StaffApp.tsx');
const { typedPage } = await import('./testing/typedPage.tsx');
const { rows, wordTakers } = await import('./testing/wordTakers.tsx');

const dataProvider = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getOne: async (resource: string) => ({ data: rows[resource as keyof typeof rows] as never }),
  create: async (_: string, { data }: { data: unknown }) => ({ data: { ...(data as object), id: 'new' } as never }),
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
        await vi.waitFor(() => expect(page.field(label)).not.toBeNull());
    };
    const read = () => Object.fromEntries(Object.keys(typed).map((label) => [label, page.field(label)?.value]));
    const write = async () => {
      for (const [label, words] of Object.entries(typed)) await page.write(label, words);
    };
    await open();
    await write();
    await page.escape();
    await open();
    await vi.waitFor(() => expect(read()).toEqual(typed));
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
    await vi.waitFor(() => expect(drafts()).toEqual([]));
  },
);

/** What takes text, as it stands in a source. */
const TAKES =
  /<(?:TextField|TextInput|NameInput|NameField|NameFields|InputBase|OutlinedInput|EditableRichText|RichTextEditor|LineEditor|ValueFields|textarea|input)\b/;
/** What takes text elsewhere, and why nothing of it is kept there, or by what. */
const others: Readonly<Record<string, readonly string[]>> = {
  'searches or filters': [
    'activity/Activity.tsx',
    'blueprints/PickBlueprint.tsx',
    'builder/sheet/SheetBar.tsx',
    'emails/EmailsPage.tsx',
    'formAnswers/AnswersToolbar.tsx',
    'formAnswers/FormAnswersPage.tsx',
    'inbox/InboxFilters.tsx',
    'keys/KeySheet.tsx',
    'lists/SearchFilter.tsx',
    'palette/Palette.tsx',
    'people/PickerPanel.tsx',
  ],
  'chooses among what is there': [
    'blueprints/StarterChoice.tsx',
    'board/MoveToDialog.tsx',
    'cloneModule/PickExecution.tsx',
    'cloneModule/PickMilestone.tsx',
    'cloneModule/PickProject.tsx',
    'dates/DateField.tsx',
    'builder/ExportDialog.tsx',
    'emails/PreviewPane.tsx',
    'files/AttachedFiles.tsx',
    'files/FileButton.tsx',
    'importDialog/ShapeRail.tsx',
    'importDialog/ShapeRules.tsx',
    'importSubProcess/SourceStep.tsx',
    'leaving/HandTo.tsx',
    'pictures/ChooseFiles.tsx',
    'profile/LanguageChoice.tsx',
    'profile/MailSettings.tsx',
    'settings/ZoneField.tsx',
    'taskLink/TaskLinkDialog.tsx',
    'wizard/SubProcesses.tsx',
  ],
  'is saved while it is typed, by autosave or a draft of its own': [
    'blueprints/RenameField.tsx',
    'formBuilder/ChoicesEditor.tsx',
    'formBuilder/FieldPanel.tsx',
    'formBuilder/FormPanel.tsx',
    'formBuilder/RulesEditor.tsx',
    'formBuilder/ShowIfEditor.tsx',
    'importDialog/EditableTitle.tsx',
    'importDialog/ResultMilestone.tsx',
    'launch/VariablesStop.tsx',
    'blocks/kinds/text.tsx',
    'modulePage/InlineText.tsx',
    'modulePage/ModuleTitle.tsx',
    'profile/ProfilePage.tsx',
    'richText/EditableRichText.tsx',
    'talk/Composer.tsx',
    'taskSidebar/TaskWords.tsx',
    'wizard/PickOrCreate.tsx',
    'wizard/ProjectStep.tsx',
    'wizard/SubProcesses.tsx',
    'wizard/VariablesStep.tsx',
  ],
  'is a part of what the list shows whole': [
    'clients/ClientForm.tsx',
    'roles/RoleForm.tsx',
    'dialogs/NameField.tsx',
    'dialogs/NameInput.tsx',
    'pictures/PictureRow.tsx',
    'profile/NameFields.tsx',
    'variables/ValueFields.tsx',
  ],
  'says again what is there, before it goes': ['dialogs/ConfirmDelete.tsx'],
  'is a secret, which is kept nowhere': [
    'embedding/FormKey.tsx',
    'settings/SchedulingPage.tsx',
    'sharing/ShareLink.tsx',
    'sharing/SharePassword.tsx',
  ],
  'is a cell or a value in its place, which Esc takes back': [
    'builder/sheet/CellEditor.tsx',
    'richText/LinkField.tsx',
    'taskSidebar/DueField.tsx',
    'taskSidebar/DurationField.tsx',
  ],
};

test('whatever takes words in the staff’s app is shown to keep them, or says why it need not', () => {
  const src = `${import.meta.dirname}/..`;
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
