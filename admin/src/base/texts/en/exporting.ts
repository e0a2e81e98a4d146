/** A process template as a file. */
export const exporting = {
  menu: 'Export…',
  title: 'Export %{name}',
  format: 'Format',
  format_md: 'Markdown',
  hint_md:
    'To read, and to change in any editor. Importing it makes the same process template again.',
  format_json: 'JSON',
  hint_json: 'For programs. Importing it makes the same process template again.',
  format_csv: 'CSV, tasks only',
  hint_csv: 'A row for each task, for a spreadsheet.',
  save: 'Save file',
  looking: 'Looking at what the file holds…',
  whole: 'The file holds everything.',
  lacks: 'What an import of this file does not bring back:',
  subProcesses: {
    one: 'Its sub-process. Export it by itself.',
    other: 'Its %{count} sub-processes. Export each by itself.',
  },
  asProcess: 'That it is a sub-process: it is imported as a process template of its own.',
  left_asTable: 'The exact layout: it is read like any other table.',
  left_people: {
    one: 'One person of your team: their tasks come back without an assignee, and they no longer follow or take part.',
    other:
      '%{count} people of your team: their tasks come back without an assignee, and they no longer follow or take part.',
  },
  left_texts: {
    one: 'One text, picture or other block between the tasks.',
    other: '%{count} texts, pictures and other blocks between the tasks.',
  },
  left_contents: {
    one: 'The form or booking page of one task, which becomes a simple task.',
    other: 'The forms and booking pages of %{count} tasks, which become simple tasks.',
  },
  left_formatting: {
    one: 'Some formatting of one description.',
    other: 'Some formatting of %{count} descriptions.',
  },
  left_buttons: {
    one: 'The words of one button, or the variable that its link comes from.',
    other: 'The words of %{count} buttons, or the variables that their links come from.',
  },
  left_assignees: {
    one: 'The role or person that has one task: a placeholder of the same name has it then.',
    other:
      'The roles and people that have %{count} tasks: placeholders of the same names have them then.',
  },
  left_followers: { one: 'The followers of one task.', other: 'The followers of %{count} tasks.' },
  left_participants: {
    one: 'Who takes part in one module: whoever has a task in it does so then.',
    other: 'Who takes part in %{count} modules: whoever has a task in them does so then.',
  },
  left_placeholders: {
    one: 'One placeholder, or its description.',
    other: '%{count} placeholders, or their descriptions.',
  },
  left_variables: {
    one: 'One variable: texts show its name.',
    other: '%{count} variables: texts show their names.',
  },
  left_shownVariables: {
    one: 'Which variables one task shows.',
    other: 'Which variables %{count} tasks show.',
  },
  left_dates: 'The proposed dates.',
  left_planFollowers: 'The followers of the process template.',
  left_mails: {
    one: 'Your own words of one e-mail.',
    other: 'Your own words of %{count} e-mails.',
  },
  left_name: 'The name: signs in it cannot stand in the name of a file.',
  left_details: {
    one: 'One detail comes back otherwise.',
    other: '%{count} details come back otherwise.',
  },
} as const;
