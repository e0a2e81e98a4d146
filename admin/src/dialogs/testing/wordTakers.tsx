import type { BlueprintRow, ExecutionRow, MilestoneRow, TaskRow, VariableRow } from '@waymark/api';
import { newField } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import { AddModuleDialog as AddToLibrary } from '../../blueprints/AddModuleDialog.tsx';
import { AddProcessDialog } from '../../blueprints/AddProcessDialog.tsx';
import { AddSubProcessDialog } from '../../blueprints/AddSubProcessDialog.tsx';
import { AddModule } from '../../builder/AddModule.tsx';
import { ClientCreate, ClientEdit } from '../../clients/ClientForm.tsx';
import { Sites } from '../../embedding/Sites.tsx';
import { AskDialog } from '../../formTask/AskDialog.tsx';
import { ChooseFormDialog } from '../../formTask/ChooseFormDialog.tsx';
import { SingleFieldDialog } from '../../formTask/SingleFieldDialog.tsx';
import { ImportFormDialog } from '../../forms/ImportFormDialog.tsx';
import { ImportDialog } from '../../importDialog/ImportDialog.tsx';
import { PdfDialog } from '../../pdf/PdfDialog.tsx';
import { InvitePerson } from '../../people/InvitePerson.tsx';
import { PicturesDialog } from '../../pictures/PicturesDialog.tsx';
import { PlaceholderForm } from '../../placeholders/PlaceholderForm.tsx';
import { AddModuleDialog as AddToProcess } from '../../processPage/AddModuleDialog.tsx';
import { AddTask } from '../../projectBoard/AddTask.tsx';
import { JobDialog } from '../../projectBoard/JobDialog.tsx';
import { AskedName } from '../../profile/NameLine.tsx';
import { RoleCreate, RoleEdit } from '../../roles/RoleForm.tsx';
import { ScheduleDialog } from '../../scheduling/ScheduleDialog.tsx';
import { OneSetting } from '../../settings/OneSetting.tsx';
import { ReasonDialog } from '../../taskSidebar/ReasonDialog.tsx';
import { ActionDialog } from '../../taskTypes/ActionDialog.tsx';
import { UserInvite } from '../../users/UserInvite.tsx';
import { AddVariable } from '../../variables/AddVariable.tsx';
import { VariableItem } from '../../variables/VariableItem.tsx';
import { VideoDialog } from '../../video/VideoDialog.tsx';
import { FirstWorkspace } from '../../workspaces/FirstWorkspace.tsx';
import { NameDialog } from '../NameDialog.tsx';

/** Something in which the team types words, how it is shown, and what is written into which field. */
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
const form = { intro: '', fields: [newField('shortText', 'seats', { label: 'How many seats?', required: false })] };
const link = 'https://calendly.com/dana/kick-off';
const video = 'https://www.youtube.com/watch?v=abcdefghijk';

export const wordTakers: readonly WordTaker[] = [
  {
    file: 'dialogs/NameDialog.tsx',
    show: () => <NameDialog title="Add form" action="Create" of="form" onSubmit={done} onClose={done} />,
    ...{ typed: { Name: 'Access to all rooms' }, sends: 'Create' },
  },
  {
    file: 'dialogs/NameDialog.tsx',
    show: () => (
      <NameDialog
        {...{ title: 'Rename', name: 'Before', action: 'Rename', onSubmit: done, onClose: done }}
        of={{ plan, part: 'milestone', id: 'm', field: 'name' }}
      />
    ),
    ...{ typed: { Name: 'Afterwards' }, sends: 'Rename' },
  },
  {
    file: 'dialogs/RecordForm.tsx',
    show: () => <RoleCreate onClose={done} />,
    ...{ typed: { Name: 'Key account' }, sends: 'Add' },
  },
  { file: 'dialogs/RecordForm.tsx', show: () => <RoleEdit id="r" onClose={done} />, typed: { Name: 'Key account' } },
  { file: 'dialogs/RecordForm.tsx', show: () => <ClientCreate onClose={done} />, typed: { Name: 'Fjordbank' } },
  { file: 'dialogs/RecordForm.tsx', show: () => <ClientEdit id="c" onClose={done} />, typed: { Name: 'Fjordbank' } },
  {
    file: 'projectBoard/JobDialog.tsx',
    show: () => <JobDialog title="Add job" action="Add" onSubmit={done} onClose={done} />,
    ...{ typed: { Name: 'Connect the ERP' }, sends: 'Add' },
  },
  {
    file: 'projectBoard/AddTask.tsx',
    show: () => <AddTask projectId="p" jobId="j" jobName="Connect" commands={commands} />,
    opens: 'Add task',
    ...{ typed: { Headline: 'Open the firewall', Link: 'https://port.example' }, sends: 'Add task' },
  },
  {
    file: 'formTask/SingleFieldDialog.tsx',
    show: () => <SingleFieldDialog isNew onSubmit={done} onClose={done} />,
    ...{ typed: { Label: 'How many seats?', Placeholder: 'About 140' }, sends: 'Create' },
  },
  {
    file: 'formTask/ChooseFormDialog.tsx',
    show: () => (
      <ChooseFormDialog
        {...{ isNew: true, onSubmit: done, onClose: done }}
        content={{ type: 'form', formId: '', version: 0, name: '' }}
      />
    ),
    typed: { Name: 'Say how many' },
  },
  {
    file: 'formTask/AskDialog.tsx',
    show: () => <AskDialog task={task} form={form} onClose={done} />,
    ...{ typed: { 'How many seats?': 'With the contractors?' }, sends: 'Ask' },
  },
  {
    file: 'taskSidebar/ReasonDialog.tsx',
    show: () => <ReasonDialog task={task} onSubmit={(_, said) => said()} onClose={done} />,
    ...{ typed: { Reason: 'The key is lost' }, sends: 'Mark as stuck' },
  },
  {
    file: 'forms/ImportFormDialog.tsx',
    show: () => <ImportFormDialog onClose={done} />,
    typed: { 'Or paste it': '# Access\n\n- [ ] Which rooms?' },
  },
  {
    file: 'importDialog/ChooseSource.tsx',
    show: () => <ImportDialog onClose={done} />,
    typed: { 'Or paste it: Markdown': '# Move\n\n- [ ] Pack' },
  },
  {
    file: 'blueprints/AddModuleDialog.tsx',
    show: () => <AddToLibrary onClose={done} />,
    ...{ typed: { Name: 'Security review' }, sends: 'Create' },
  },
  {
    file: 'blueprints/AddProcessDialog.tsx',
    show: () => <AddProcessDialog onClose={done} />,
    ...{ typed: { Name: 'Move of offices' }, sends: 'Create' },
  },
  {
    file: 'blueprints/AddSubProcessDialog.tsx',
    show: () => <AddSubProcessDialog parent={parent} onClose={done} />,
    ...{ typed: { Name: 'Data move' }, sends: 'Create' },
  },
  {
    file: 'processPage/AddModuleDialog.tsx',
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
    file: 'builder/AddModule.tsx',
    show: () => <AddModule milestone="Start" onAdd={done} onClose={done} />,
    typed: { 'Title of the new module in Start': 'Extra round' },
  },
  {
    file: 'embedding/Sites.tsx',
    show: () => <Sites formId="f" origins={[]} />,
    ...{ typed: { 'Sites that may show it': 'https://shop.example' }, sends: 'Save sites' },
  },
  {
    file: 'scheduling/ScheduleDialog.tsx',
    show: () => (
      <ScheduleDialog
        {...{ isNew: true, onSubmit: done, onClose: done }}
        content={{ type: 'schedule', provider: 'CALENDLY', link: '' }}
      />
    ),
    ...{ typed: { Name: 'Kick-off', Link: link }, sends: 'Create' },
  },
  {
    file: 'taskTypes/ActionDialog.tsx',
    show: () => <ActionDialog plan={plan} taskId="t" action={null} onSave={done} onClose={done} />,
    ...{ typed: { Link: 'https://port.example', 'Text on the button': 'Open it' }, sends: 'Save' },
  },
  {
    file: 'video/VideoDialog.tsx',
    show: () => <VideoDialog content={{ type: 'video', link: '', title: '' }} isNew onSubmit={done} onClose={done} />,
    ...{ typed: { 'YouTube link': video, Title: 'The tour' }, sends: 'Create' },
  },
  {
    file: 'pdf/PdfDialog.tsx',
    show: () => (
      <PdfDialog
        {...{ plan, isNew: false, onSubmit: done, onClose: done }}
        content={{ type: 'pdf', fileId: 'f', bytes: 9, title: '' }}
      />
    ),
    ...{ typed: { Title: 'The contract' }, sends: 'Save' },
  },
  {
    file: 'pictures/PicturesDialog.tsx',
    show: () => (
      <PicturesDialog
        {...{ plan, isNew: false, onSubmit: done, onClose: done }}
        content={{ type: 'image', files: [{ fileId: 'f', alt: '', width: 1, height: 1 }] }}
      />
    ),
    ...{ typed: { 'What it shows': 'The harbour' }, sends: 'Save' },
  },
  {
    file: 'variables/AddVariable.tsx',
    show: () => <AddVariable plan={plan} onClose={done} />,
    ...{ typed: { Name: 'Region', Value: 'North' }, sends: 'Add' },
  },
  {
    file: 'variables/VariableItem.tsx',
    show: () => (
      <VariableItem
        plan={plan}
        row={{ id: 'v', name: 'Region', type: 'STRING', value: '', label: '', usedIn: [] } as never as VariableRow}
      />
    ),
    typed: { 'Value of Region': 'North' },
  },
  {
    file: 'placeholders/PlaceholderForm.tsx',
    show: () => <PlaceholderForm place="p" action="Add" onSave={done} onClose={done} />,
    ...{ typed: { Name: 'IT contact', 'Description (optional)': 'Knows the network' }, sends: 'Add' },
  },
  {
    file: 'people/InvitePerson.tsx',
    show: () => <InvitePerson party="client" clientId="c" onDone={done} />,
    typed: { 'E-mail': 'lea@fjordbank.example', 'First name': 'Lea', 'Last name': 'Strand' },
  },
  {
    file: 'profile/NameLine.tsx',
    show: () => <AskedName />,
    ...{ typed: { 'First name': 'Nora', 'Last name': 'Lind' }, sends: 'Save' },
  },
  {
    file: 'settings/OneSetting.tsx',
    show: () => (
      <OneSetting<string>
        {...{ place: 'name', title: 'Name', label: 'Name', hint: '', value: 'Acme', mistake: '', seen: '7' }}
        write={(kept) => kept}
        read={(typed) => typed}
        onSave={done}
      />
    ),
    ...{ typed: { Name: 'Acme Software' }, sends: 'Save' },
  },
  {
    file: 'users/UserInvite.tsx',
    show: () => <UserInvite onClose={done} />,
    ...{ typed: { 'E-mail': 'tom@projectservices.example' }, sends: 'Add' },
  },
  {
    file: 'workspaces/FirstWorkspace.tsx',
    show: () => <FirstWorkspace account={{ firstName: '', lastName: '' } as never} />,
    typed: { 'First name': 'Nora', 'Last name': 'Lind', 'Workspace name': 'Nordlicht Software' },
  },
];

/** Rows that are there. */
export const rows = {
  roles: { id: 'r', name: 'Account', internExtern: 'EXTERN', defaultEmailAddress: null },
  clients: { id: 'c', name: 'Fjord' },
} as const;
