import type { lateEnglish } from './late.ts';
import { activity } from './activity.ts';
import { allTasks } from './allTasks.ts';
import { bell } from './bell.ts';
import { blocks } from './blocks.ts';
import { board } from './board.ts';
import { builder } from './builder.ts';
import { cloneModule } from './cloneModule.ts';
import { conflict } from './conflict.ts';
import { dates } from './dates.ts';
import { deleteNoun } from './deleteNoun.ts';
import { difference } from './difference.ts';
import { elsewhere } from './elsewhere.ts';
import { emails } from './emails.ts';
import { embedding } from './embedding.ts';
import { executionColumns } from './executionColumns.ts';
import { executionViews } from './executionViews.ts';
import { executions } from './executions.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { firstPlan } from './firstPlan.ts';
import { formAnswers } from './formAnswers.ts';
import { formBuilder } from './formBuilder.ts';
import { formExchange } from './formExchange.ts';
import { forms } from './forms.ts';
import { formTask } from './formTask.ts';
import { hub } from './hub.ts';
import { importSubProcess } from './importSubProcess.ts';
import { importing } from './importing.ts';
import { inbox } from './inbox.ts';
import { jobs } from './jobs.ts';
import { keys } from './keys.ts';
import { launch } from './launch.ts';
import { leaving } from './leaving.ts';
import { library } from './library.ts';
import { lists } from './lists.ts';
import { login } from './login.ts';
import { lost } from './lost.ts';
import { mails } from './mails.ts';
import { module } from './module.ts';
import { moduleSteps } from './moduleSteps.ts';
import { notDeleted } from './notDeleted.ts';
import { palette } from './palette.ts';
import { participants } from './participants.ts';
import { people } from './people.ts';
import { placeholders } from './placeholders.ts';
import { plan } from './plan.ts';
import { presence } from './presence.ts';
import { problems } from './problems.ts';
import { process } from './process.ts';
import { processStatus } from './processStatus.ts';
import { profile } from './profile.ts';
import { richText } from './richText.ts';
import { scheduling } from './scheduling.ts';
import { settings } from './settings.ts';
import { settingsMenu } from './settingsMenu.ts';
import { sharing } from './sharing.ts';
import { clients } from './clients.ts';
import { clientView } from './clientView.ts';
import { sheet } from './sheet.ts';
import { shell } from './shell.ts';
import { talk } from './talk.ts';
import { task } from './task.ts';
import { pdf } from './pdf.ts';
import { pictures } from './pictures.ts';
import { taskLink } from './taskLink.ts';
import { taskStatus } from './taskStatus.ts';
import { turn } from './turn.ts';
import { variables } from './variables.ts';
import { video } from './video.ts';
import { wizard } from './wizard.ts';
import { words } from './words.ts';
import { workspaces } from './workspaces.ts';

/** What the app says from the beginning, by area. */
export const english = {
  activity,
  allTasks,
  bell,
  blocks,
  board,
  builder,
  cloneModule,
  conflict,
  dates,
  deleteNoun,
  difference,
  elsewhere,
  emails,
  embedding,
  executionColumns,
  executionViews,
  executions,
  fields,
  files,
  firstPlan,
  formAnswers,
  formBuilder,
  formExchange,
  forms,
  formTask,
  hub,
  importSubProcess,
  importing,
  inbox,
  jobs,
  keys,
  launch,
  leaving,
  library,
  lists,
  login,
  lost,
  mails,
  module,
  moduleSteps,
  notDeleted,
  palette,
  participants,
  people,
  placeholders,
  plan,
  presence,
  problems,
  process,
  processStatus,
  profile,
  richText,
  scheduling,
  settings,
  settingsMenu,
  sharing,
  clients,
  clientView,
  sheet,
  shell,
  talk,
  task,
  pdf,
  pictures,
  taskLink,
  taskStatus,
  turn,
  variables,
  video,
  wizard,
  words,
  workspaces,
};
/** All that the app says. The other languages have its shape. */
export type English = typeof english & typeof lateEnglish;
