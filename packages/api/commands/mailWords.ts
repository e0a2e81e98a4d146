import { html, wordedMail } from '@waymark/events';
import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

/**
 * The words of a mail as a command may bring them: none is empty. `body` is HTML, sanitised before
 * it is stored.
 */
export const givenMailWords = z.object({
  subject: name,
  headline: name,
  body: html.max(20_000, 'must have at most 20,000 characters'),
  buttonText: name.max(60, 'must have at most 60 characters'),
});

export const mailWordsCommands = {
  /**
   * The words of a mail about what is rolled out from a blueprint; null: those of the product
   * again.
   */
  SetMailWords: command(
    z.object({ blueprintId: id, mail: wordedMail, words: givenMailWords.nullable() }),
    {
      blueprintId: ofSample.blueprintId,
      mail: 'welcome',
      words: {
        subject: 'Your plan for {{projectName}} is ready',
        headline: '{{clientName}}, let us get you live',
        body: '<p>All that it takes is in <a href="{{actionUrl}}">one place</a>.</p>',
        buttonText: 'Open your plan',
      },
    },
  ),
};
