import type { FormField, Question } from '../definition.ts';
import { newField } from '../newField.ts';
import { readHints } from './hints.ts';
import { bounded, type ImportedForm } from './imported.ts';
import { markdownLines, type MarkdownLine } from './markdownLines.ts';

/** A drop-down list where more choices than this are offered. */
const mostBelowOneAnother = 6;

/**
 * A form from Markdown: the first heading is its name, others begin sections; each item of a list
 * is a question, what is below it its choices (several with boxes), quoted or indented words its
 * help; `- [ ]` is a box to tick. What a question asks for may stand behind it: '(e-mail,
 * optional)'.
 */
export function fromMarkdown(document: string): ImportedForm {
  const reading = new Reading();
  for (const line of markdownLines(document)) reading.take(line);
  return bounded(reading.end());
}

type ReadQuestion = {
  readonly indent: number;
  readonly box: boolean;
  text: string;
  readonly help: string[];
  readonly choices: string[];
  /** Whether a choice is a box, so that several may be ticked. */
  several: boolean;
};

class Reading {
  private name = '';
  private readonly intro: string[] = [];
  private readonly fields: FormField[] = [];
  private asked: ReadQuestion | null = null;
  private paragraph: string[] = [];

  take(line: MarkdownLine): void {
    if (line.is !== 'text') this.endParagraph();
    switch (line.is) {
      case 'blank':
        return;
      case 'heading':
        this.endQuestion();
        if (this.name === '' && this.fields.length === 0) this.name = line.text;
        else this.add('heading', line.text);
        return;
      case 'item':
        return this.takeItem(line);
      case 'quote':
        if (this.asked !== null) this.asked.help.push(line.text);
        else this.paragraph.push(line.text);
        return;
      case 'text':
        if (this.asked !== null && line.indent > this.asked.indent)
          this.goOn(this.asked, line.text);
        else {
          this.endQuestion();
          this.paragraph.push(line.text);
        }
    }
  }

  end(): ImportedForm {
    this.endParagraph();
    this.endQuestion();
    return {
      name: this.name,
      form: { intro: this.intro.join('\n\n'), fields: this.fields },
      left: [],
    };
  }

  private takeItem(line: Extract<MarkdownLine, { is: 'item' }>): void {
    const { asked } = this;
    if (asked !== null && line.indent > asked.indent) {
      asked.choices.push(line.text);
      asked.several ||= line.box;
      return;
    }
    this.endQuestion();
    this.asked = { ...line, help: [], choices: [], several: false };
  }

  /** A line that begins small goes on with the words of the one above; another one is help. */
  private goOn(asked: ReadQuestion, text: string): void {
    const isNext = asked.help.length === 0 && asked.choices.length === 0;
    if (isNext && /^\p{Ll}/u.test(text)) asked.text += ` ${text}`;
    else asked.help.push(text);
  }

  private endParagraph(): void {
    const text = this.paragraph.join(' ');
    this.paragraph = [];
    if (text === '') return;
    if (this.fields.length === 0) this.intro.push(text);
    else this.add('words', text);
  }

  private endQuestion(): void {
    if (this.asked === null) return;
    this.fields.push(questionOf(this.asked, this.nextId()));
    this.asked = null;
  }

  private add(kind: 'heading' | 'words', label: string): void {
    this.fields.push(newField(kind, this.nextId(), { label }));
  }

  private nextId(): string {
    return `f${this.fields.length + 1}`;
  }
}

function questionOf(asked: ReadQuestion, fieldId: string): Question {
  const { label, kind: hinted, required } = readHints(asked.text);
  const kind = kindOf(asked, hinted);
  const question = newField(kind, fieldId, { ...{ label, required, help: asked.help.join(' ') } });
  if (!('choices' in question)) return question as Question;
  const labels = [...new Set(asked.choices)];
  const choices = labels.map((one, nth) => ({ ...{ choiceId: `c${nth + 1}`, label: one } }));
  return { ...question, choices } as Question;
}

function kindOf(
  { box, choices, several }: ReadQuestion,
  hinted: Question['kind'] | null,
): Question['kind'] {
  const chooses = hinted === 'singleChoice' || hinted === 'multipleChoice' || hinted === 'dropdown';
  if (choices.length > 0) {
    if (chooses) return hinted;
    if (several) return 'multipleChoice';
    return choices.length > mostBelowOneAnother ? 'dropdown' : 'singleChoice';
  }
  return hinted ?? (box ? 'consent' : 'shortText');
}
