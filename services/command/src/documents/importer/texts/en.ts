import { countedIn } from '@waymark/look/counted';

const counted = countedIn('en');
const lines = (first: number, last: number) =>
  last > first ? `Lines ${first}–${last}` : `Line ${first}`;

/** What is given a name. */
export type NamedPart = 'heading' | 'task' | 'blueprint';
const named: Readonly<Record<NamedPart, readonly [what: string, kept: string]>> = {
  heading: ['heading', "its module's description"],
  task: ['task', 'its description'],
  blueprint: ['name of the process template', 'the file'],
};

/**
 * What is said of a file that is imported (PRODUCT 6): each names its line, but for what is true of
 * the whole file.
 */
export const en = {
  boxesNested: (line: number, boxes: number, headline: string) =>
    `Line ${line}: ${
      boxes === 1 ? 'a box is' : counted(boxes, '# box is', '# boxes are')
    } nested in “${headline}”; tasks have no tasks in them, so ${
      boxes === 1 ? 'it follows' : 'they follow'
    }.`,
  boxTicked: (line: number, headline: string) =>
    `Line ${line}: the box is ticked; the task “${headline}” is created as to do all the same.`,
  boxCrossedOut: (line: number, words: string) =>
    `Line ${line}: the box is crossed out ([-]); it becomes a task all the same: “${words}”.`,
  boxMarked: (line: number, mark: string, words: string) =>
    `Line ${line}: the box is marked [${mark}]; it becomes a task all the same: “${words}”.`,
  boxWithoutWords: (line: number) =>
    `Line ${line}: a box without words is not a task and stays as text.`,
  addressUnused: (line: number, label: string, url: string) =>
    `Line ${line}: no link uses the address [${label}] (${url}), so it is left out.`,
  frontMatter: (first: number, last: number, naming: string, others: readonly string[]) =>
    `${lines(first, last)}: the front matter is left out${
      naming === '' ? '' : `, but the process template takes its name from “${naming}” in it`
    }.${others.length === 0 ? '' : ` Not taken over: ${others.join(', ')}.`}`,
  comment: (first: number, last: number, boxes: number, words: string) =>
    `${lines(first, last)}: a comment is left out${
      boxes === 0
        ? ''
        : boxes === 1
          ? ', with a box in it'
          : counted(boxes, ', with # box in it', ', with # boxes in it')
    }: “${words}”.`,
  linkWithoutAddress: (line: number, words: string) =>
    `Line ${line}: the link “${words}” has no address, so only its words stay.`,
  linkIncomplete: (line: number, url: string) =>
    `Line ${line}: the link to “${url}” is kept as it is, but its address is not complete, so it may lead nowhere.`,
  linkHoverText: (line: number, text: string) =>
    `Line ${line}: the hover text of a link is left out: “${text}”.`,
  linkUnsafe: (line: number, address: string) =>
    `Line ${line}: the link to “${address}” is removed, its words stay: only http, https and mailto are taken.`,
  imageInLink: (line: number, words: string, url: string) =>
    `Line ${line}: an image within a link becomes its words, “${words}”; the image itself (${url}) is left out.`,
  imageAsLink: (line: number, words: string) =>
    `Line ${line}: the image “${words}” becomes a link to it.`,
  htmlImage: (line: number) =>
    `Line ${line}: an image becomes a link to it, or its words within a link.`,
  htmlWhole: (line: number, tags: string, words: string) =>
    `Line ${line}: ${tags} is left out with everything in it: “${words}”.`,
  htmlTags: (line: number, tags: string) =>
    `Line ${line}: HTML that is not taken over: ${tags}. The words in it stay.`,
  html: (line: number, words: string) => `Line ${line}: HTML that is left out: “${words}”.`,
  nameless: (line: number, what: NamedPart, name: string) =>
    `Line ${line}: the ${named[what][0]} has no words, so it is called “${name}”.`,
  shortened: (line: number, what: NamedPart, most: number) =>
    `Line ${line}: the ${named[what][0]} is longer than ${most} characters and is shortened; the whole text is in ${named[what][1]}.`,
  footnote: (line: number, label: string) =>
    `Line ${line}: the footnote [${label}] stays as text, where it stands in the file.`,
  divider: (line: number) =>
    `Line ${line}: a dividing line is left out: what it divides is apart anyway.`,
  linesLeftOut: (first: number, last: number, words: string) =>
    `${lines(first, last)}: left out, because a process template has no place for it: “${words}”.`,
  headingLeftOut: (line: number, words: string) =>
    `Line ${line}: the heading “${words}” is left out; the process template already has another name.`,
  quickActions: (first: number, last: number, words: string) =>
    `${lines(first, last)}: left out, because it is for the tool that the list comes from: “${words}”.`,
  dateAsDays: (line: number, days: number) =>
    `Line ${line}: the date becomes ${counted(days, 'due # day', 'due # days')} after the start, counted from the first date of the document.`,
  dateTooFar: (line: number) =>
    `Line ${line}: the date lies more than 99 days after the first one of the document, so the task has no due days.`,
  columnAsText: (line: number, column: string) =>
    `Line ${line}: the column “${column}” goes to the descriptions.`,
  columnAsPlace: (line: number, column: string) =>
    `Line ${line}: the column “${column}” says where a row belongs if nothing else says so.`,
  columnLeftOut: (line: number, column: string) =>
    `Line ${line}: the column “${column}” is left out.`,
  columnMerged: (line: number, column: string) =>
    `Line ${line}: an empty cell of the column “${column}” belongs to what stands above it.`,
  rowAsHead: (line: number, words: string) =>
    `Line ${line}: the row has nothing but “${words}”, so the rows below it belong to that.`,
  rowAsModule: (line: number, words: string) =>
    `Line ${line}: other rows belong to “${words}”, so it becomes a module and not a task; its other cells are left out.`,
  iconLeftOut: (line: number, icon: string) =>
    `Line ${line}: “${icon}” is an icon alone and is left out.`,
  rowWithoutWords: (line: number, words: string) =>
    `Line ${line}: a row without a title is left out: “${words}”.`,
  itemsAsTasks: (first: number, last: number, items: number, heading: string) =>
    `${lines(first, last)}: ${counted(items, '# item', '# items')} without a box ${
      items === 1 ? 'becomes a task' : 'become tasks'
    }${heading === '' ? '' : `, because “${heading}” has no boxes`}.`,
  itemsAsText: (first: number, last: number, items: number, heading: string) =>
    `${lines(first, last)}: ${counted(items, '# item', '# items')} without a box ${
      items === 1 ? 'stays' : 'stay'
    } as text${heading === '' ? '' : ` in “${heading}”`}; ${items === 1 ? 'it' : 'they'} can be made tasks in the result.`,
  peopleUnknown: (places: number) =>
    `${counted(places, 'In # place', 'In # places')} somebody is left out whom this workspace does not know: a role, or one of another team.`,
  formsUnknown: (tasks: number) =>
    `${counted(tasks, 'The form of # task is', 'The forms of # tasks are')} not in this workspace; choose ${tasks === 1 ? 'another one' : 'others'} after the import.`,
  pagesClosed: (tasks: number) =>
    `${counted(tasks, 'The booking page of # task is', 'The booking pages of # tasks are')} closed, because this workspace does not allow ${tasks === 1 ? 'its' : 'their'} address. Settings, Booking pages.`,
  noBoxes: 'The file has no boxes (“- [ ] …”), so no tasks are made.',
  unreadableCharacters: (count: number) =>
    `Characters that could not be read as UTF-8: ${counted(count, '#', '#')}. They show as \uFFFD.`,
};
export type NoteTexts = typeof en;
