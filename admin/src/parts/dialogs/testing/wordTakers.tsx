import type { BlueprintRow, ExecutionRow, MilestoneRow, TaskRow, VariableRow } from '@waymark/api';
import { newField } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { AddModuleDialog as AddToLibrary } from '../../../areas/blueprints/library/AddModuleDialog.tsx';
import { AddProcessDialog } from '../../../areas/blueprints/library/AddProcessDialog.tsx';
import { AddSubProcessDialog } from '../../../areas/blueprints/library/AddSubProcessDialog.tsx';
import { AddModule } from '../../../areas/blueprints/builder/AddModule.tsx';
import { ClientCreate, ClientEdit } from '../../../areas/people/clients/ClientDialogs.tsx';
import { Sites } from '../../../areas/forms/embedding/Sites.tsx';
import { AskDialog } from '../../../areas/task/form/AskDialog.tsx';
import { ChooseFormDialog } from '../../../areas/task/form/ChooseFormDialog.tsx';
import { SingleFieldDialog } from '../../../areas/task/form/SingleFieldDialog.tsx';
import { ImportFormDialog } from '../../../areas/forms/list/ImportFormDialog.tsx';
import { ImportDialog } from '../../../areas/blueprints/import/ImportDialog.tsx';
import { PdfDialog } from '../../blocks/pdf/PdfDialog.tsx';
import type { FieldInput } from '../../fields/fieldInput.ts';
import { linesInput } from '../../fields/linesInput.tsx';
import { colourInput } from '../../fields/colourInput.tsx';
import { numberInput } from '../../fields/numberInput.tsx';
import { tokenValue } from '@waymark/look/tokens';
import { textInput } from '../../fields/textInput.tsx';
import { InvitePerson } from '../../personPicker/InvitePerson.tsx';
import { PicturesDialog } from '../../blocks/pictures/PicturesDialog.tsx';
import { PlaceholderForm } from '../../placeholders/PlaceholderForm.tsx';
import { AddModuleDialog as AddToProcess } from '../../../areas/project/process/AddModuleDialog.tsx';
import { AddTask } from '../../../areas/project/board/AddTask.tsx';
import { JobDialog } from '../../../areas/project/board/JobDialog.tsx';
import { AskedName } from '../../../areas/executions/list/NameLine.tsx';
import { RoleCreate, RoleEdit } from '../../../areas/people/roles/RoleForm.tsx';
import { ScheduleDialog } from '../../../areas/task/booking/ScheduleDialog.tsx';
import { MakeKey } from '../../../areas/settings/apiKeys/MakeKey.tsx';
import { Setting } from '../../../areas/settings/sections/Setting.tsx';
import { ReasonDialog } from '../../tasks/ReasonDialog.tsx';
import { ActionDialog } from '../../../areas/task/taskTypes/ActionDialog.tsx';
import { UserInvite } from '../../../areas/people/users/UserInvite.tsx';
import { AddVariable } from '../../variables/AddVariable.tsx';
import { VariableItem } from '../../variables/VariableItem.tsx';
import { VideoDialog } from '../../blocks/video/VideoDialog.tsx';
import { FirstWorkspace } from '../../../shell/workspaces/FirstWorkspace.tsx';
import { NameDialog } from '../NameDialog.tsx';

/**
 * Something in which the team types words, how it is shown, and what is written into which field.
 */
export type WordTaker = {
  /** Its file in `admin/src`. */
  readonly file: string;
  readonly show: () => ReactNode;
  /** By label. */
  readonly typed: Readonly<Record<string, string>>;
  /** A button that is pressed before there are fields. */
  readonly opens?: string;
  /** The button that sends it, where what is typed is enough for that. */
  readonly sends?: string;
};

const done = async (): Promise<void> => undefined;
const plan = { kind: 'blueprint', id: 'p' } as const;
const task = { id: 't', planId: 'p', planKind: 'process', headline: 'Ship' } as TaskRow;
const parent = { id: 'p', name: 'Parent' } as BlueprintRow;
const commands = { ask: done } as never;
const form = {
  intro: '',
  fields: [newField('shortText', 'seats', { label: 'How many seats?', required: false })],
};
const brandColour = tokenValue('brand', 'light');
const link = 'https://calendly.com/dana/kick-off';
const video = 'https://www.youtube.com/watch?v=abcdefghijk';

const settingOf = <Value,>(input: FieldInput<Value>, value: Value) => (
  <ResourceContextProvider value="workspace">
    <RecordContextProvider value={{ id: 'w', field: value }}>
      <Setting source="field" title="Setting" label="Setting" hint="" input={input} />
    </RecordContextProvider>
  </ResourceContextProvider>
);

export const wordTakers: readonly WordTaker[] = [
  {
    file: 'parts/dialogs/NameDialog.tsx',
    show: () => (
      <NameDialog title="Add form" action="Create" of="form" onSubmit={done} onClose={done} />
    ),
    ...{ typed: { Name: 'Access to all rooms' }, sends: 'Create' },
  },
  {
    file: 'parts/dialogs/NameDialog.tsx',
    show: () => (
      <NameDialog
        {...{ title: 'Rename', name: 'Before', action: 'Rename', onSubmit: done, onClose: done }}
        of={{ plan, part: 'milestone', id: 'm', field: 'name' }}
      />
    ),
    ...{ typed: { Name: 'Afterwards' }, sends: 'Rename' },
  },
  {
    file: 'parts/dialogs/RecordForm.tsx',
    show: () => <RoleCreate onClose={done} />,
    ...{ typed: { Name: 'Key account' }, sends: 'Add' },
  },
  {
    file: 'parts/dialogs/RecordForm.tsx',
    show: () => <RoleEdit id="r" onClose={done} />,
    typed: { Name: 'Key account' },
  },
  {
    file: 'parts/dialogs/RecordForm.tsx',
    show: () => <ClientCreate onClose={done} />,
    typed: { Name: 'Fjordbank' },
  },
  {
    file: 'parts/dialogs/RecordForm.tsx',
    show: () => <ClientEdit id="c" onClose={done} />,
    typed: { Name: 'Fjordbank' },
  },
  {
    file: 'areas/project/board/JobDialog.tsx',
    show: () => <JobDialog title="Add job" action="Add" onSubmit={done} onClose={done} />,
    ...{ typed: { Name: 'Connect the ERP' }, sends: 'Add' },
  },
  {
    file: 'areas/project/board/AddTask.tsx',
    show: () => <AddTask projectId="p" jobId="j" jobName="Connect" commands={commands} />,
    opens: 'Add task to Connect',
    ...{
      typed: { Headline: 'Open the firewall', Link: 'https://port.example' },
      sends: 'Add task',
    },
  },
  {
    file: 'areas/task/form/SingleFieldDialog.tsx',
    show: () => <SingleFieldDialog isNew onSubmit={done} onClose={done} />,
    ...{ typed: { Label: 'How many seats?', Placeholder: 'About 140' }, sends: 'Create' },
  },
  {
    file: 'areas/task/form/ChooseFormDialog.tsx',
    show: () => (
      <ChooseFormDialog
        {...{ isNew: true, onSubmit: done, onClose: done }}
        content={{ type: 'form', formId: '', version: 0, name: '' }}
      />
    ),
    typed: { Name: 'Say how many' },
  },
  {
    file: 'areas/task/form/AskDialog.tsx',
    show: () => <AskDialog task={task} form={form} onClose={done} />,
    ...{ typed: { 'How many seats?': 'With the contractors?' }, sends: 'Ask' },
  },
  {
    file: 'parts/tasks/ReasonDialog.tsx',
    show: () => <ReasonDialog task={task} onSubmit={(_, said) => said()} onClose={done} />,
    ...{ typed: { Reason: 'The key is lost' }, sends: 'Mark as stuck' },
  },
  {
    file: 'areas/forms/list/ImportFormDialog.tsx',
    show: () => <ImportFormDialog onClose={done} />,
    typed: { 'Or paste it': '# Access\n\n- [ ] Which rooms?' },
  },
  {
    file: 'areas/blueprints/import/ChooseSource.tsx',
    show: () => <ImportDialog onClose={done} />,
    typed: { 'Or paste it: Markdown': '# Move\n\n- [ ] Pack' },
  },
  {
    file: 'areas/blueprints/library/AddModuleDialog.tsx',
    show: () => <AddToLibrary onClose={done} />,
    ...{ typed: { Name: 'Security review' }, sends: 'Create' },
  },
  {
    file: 'areas/blueprints/library/AddProcessDialog.tsx',
    show: () => <AddProcessDialog onClose={done} />,
    ...{ typed: { Name: 'Move of offices' }, sends: 'Create' },
  },
  {
    file: 'areas/blueprints/library/AddSubProcessDialog.tsx',
    show: () => <AddSubProcessDialog parent={parent} onClose={done} />,
    ...{ typed: { Name: 'Data move' }, sends: 'Create' },
  },
  {
    file: 'areas/project/process/AddModuleDialog.tsx',
    show: () => (
      <AddToProcess
        execution={{ id: 'e' } as ExecutionRow}
        milestones={[{ id: 'm', name: 'Start' } as MilestoneRow]}
        onClose={done}
      />
    ),
    ...{ typed: { Title: 'Extra round' }, sends: '+ Module' },
  },
  {
    file: 'areas/blueprints/builder/AddModule.tsx',
    show: () => <AddModule milestone="Start" onAdd={done} onClose={done} />,
    typed: { 'Title of the new module in Start': 'Extra round' },
  },
  {
    file: 'areas/forms/embedding/Sites.tsx',
    show: () => <Sites formId="f" origins={[]} />,
    ...{ typed: { 'Sites that may show it': 'https://shop.example' }, sends: 'Save sites' },
  },
  {
    file: 'areas/task/booking/ScheduleDialog.tsx',
    show: () => (
      <ScheduleDialog
        {...{ isNew: true, onSubmit: done, onClose: done }}
        content={{ type: 'schedule', provider: 'CALENDLY', link: '' }}
      />
    ),
    ...{ typed: { Name: 'Kick-off', Link: link }, sends: 'Create' },
  },
  {
    file: 'areas/task/taskTypes/ActionDialog.tsx',
    show: () => <ActionDialog plan={plan} taskId="t" action={null} onSave={done} onClose={done} />,
    ...{ typed: { Link: 'https://port.example', 'Text on the button': 'Open it' }, sends: 'Save' },
  },
  {
    file: 'parts/blocks/video/VideoDialog.tsx',
    show: () => (
      <VideoDialog
        content={{ type: 'video', link: '', title: '' }}
        isNew
        onSubmit={done}
        onClose={done}
      />
    ),
    ...{ typed: { 'YouTube link': video, Title: 'The tour' }, sends: 'Create' },
  },
  {
    file: 'parts/blocks/pdf/PdfDialog.tsx',
    show: () => (
      <PdfDialog
        {...{ plan, isNew: false, onSubmit: done, onClose: done }}
        content={{ type: 'pdf', fileId: 'f', bytes: 9, title: '' }}
      />
    ),
    ...{ typed: { Title: 'The contract' }, sends: 'Save' },
  },
  {
    file: 'parts/blocks/pictures/PicturesDialog.tsx',
    show: () => (
      <PicturesDialog
        {...{ plan, isNew: false, onSubmit: done, onClose: done }}
        content={{ type: 'image', files: [{ fileId: 'f', alt: '', width: 1, height: 1 }] }}
      />
    ),
    ...{ typed: { 'What it shows': 'The harbour' }, sends: 'Save' },
  },
  {
    file: 'parts/variables/AddVariable.tsx',
    show: () => <AddVariable plan={plan} onClose={done} />,
    ...{ typed: { Name: 'Region', Value: 'North' }, sends: 'Add' },
  },
  {
    file: 'parts/variables/VariableItem.tsx',
    show: () => (
      <VariableItem
        plan={plan}
        row={
          {
            id: 'v',
            name: 'Region',
            type: 'STRING',
            value: '',
            label: '',
            usedIn: [],
          } as never as VariableRow
        }
      />
    ),
    typed: { 'Value of Region': 'North' },
  },
  {
    file: 'parts/placeholders/PlaceholderForm.tsx',
    show: () => <PlaceholderForm place="p" action="Add" onSave={done} onClose={done} />,
    ...{
      typed: { Name: 'IT contact', 'Description (optional)': 'Knows the network' },
      sends: 'Add',
    },
  },
  {
    file: 'parts/personPicker/InvitePerson.tsx',
    show: () => <InvitePerson party="client" clientId="c" onDone={done} />,
    typed: { 'E-mail': 'lea@fjordbank.example', 'First name': 'Lea', 'Last name': 'Strand' },
  },
  {
    file: 'areas/executions/list/NameLine.tsx',
    show: () => <AskedName />,
    ...{ typed: { 'First name': 'Nora', 'Last name': 'Lind' }, sends: 'Save' },
  },
  {
    file: 'parts/fields/textInput.tsx',
    show: () => settingOf(textInput({ most: 200 }), 'Acme'),
    ...{ typed: { Setting: 'Acme Software' }, sends: 'Save' },
  },
  {
    file: 'parts/fields/colourInput.tsx',
    show: () =>
      settingOf(
        colourInput({
          words: { wrong: '', choose: 'Choose', offer: '', take: () => '', usual: brandColour },
        }),
        brandColour,
      ),
    ...{ typed: { Setting: tokenValue('danger', 'light') }, sends: 'Save' },
  },
  {
    file: 'areas/settings/apiKeys/MakeKey.tsx',
    show: () => <MakeKey workspaceId="w" onMade={done} onClose={done} />,
    typed: { Name: 'Nightly import' },
  },
  {
    file: 'parts/fields/numberInput.tsx',
    show: () => settingOf(numberInput({ least: 1, most: 80, wrong: '' }), 4),
    ...{ typed: { Setting: '8' }, sends: 'Save' },
  },
  {
    file: 'parts/fields/linesInput.tsx',
    show: () =>
      settingOf(
        linesInput({
          ...{ read: (line) => line, wrong: () => '', most: 9, tooMany: '', placeholder: '' },
        }),
        [],
      ),
    ...{ typed: { Setting: 'meetings.acme.example' }, sends: 'Save' },
  },
  {
    file: 'areas/people/users/UserInvite.tsx',
    show: () => <UserInvite onClose={done} />,
    ...{ typed: { 'E-mail': 'tom@projectservices.example' }, sends: 'Add' },
  },
  {
    file: 'shell/workspaces/FirstWorkspace.tsx',
    show: () => (
      <FirstWorkspace onMade={() => undefined} account={{ firstName: '', lastName: '' } as never} />
    ),
    typed: { 'First name': 'Nora', 'Last name': 'Lind', 'Workspace name': 'Nordlicht Software' },
  },
];

/** Rows that are there. */
export const rows = {
  roles: { id: 'r', name: 'Account', internExtern: 'EXTERN', defaultEmailAddress: null },
  clients: { id: 'c', name: 'Fjord' },
} as const;
