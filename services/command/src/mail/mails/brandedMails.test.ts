import { languages } from '@waymark/look/language';
import { contrast } from '@waymark/look/oklch';
import { describe, expect, test } from 'vitest';
import { newProcessMail } from './newProcess.ts';
import { mailColours, pairs } from './schemes.ts';
import { ownMails, productMails, url } from './testing/allMails.ts';

describe('a mail of a workspace with a brand', () => {
  const facts = {
    ...{ clientName: 'Buyer', projectName: 'Q', processName: 'Tooling' },
    ...{ workspaceName: 'Kelpline', actionUrl: url },
  };
  const brand = {
    ...{ claim: 'Live in eight weeks', color: '#f5b800', header: '#ffff00' },
    logoUrl: 'https://kelpline.example/api/pictures/f?token=x&y',
  };
  const branded = newProcessMail('en', facts, undefined, { brand });

  test('bears logo, name and claim, on the ground of its header', () => {
    const { html, text } = branded;
    expect(html).toContain('src="https://kelpline.example/api/pictures/f?token=x&amp;y" alt=""');
    expect(html).toContain('background-color:#ffff00');
    expect(html).toMatch(/color:#000000">Kelpline</);
    expect(html).toContain('Kelpline: Live in eight weeks<br>');
    expect(text).toContain('-- \nKelpline\nLive in eight weeks\n');
  });

  test('is drawn in its colour, inline and in the dark, and in no other', () => {
    const usual = mailColours();
    for (const own of ['brandFill', 'brandLine', 'brandText'] as const)
      for (const scheme of ['light', 'dark'] as const)
        expect(branded.html).not.toContain(usual[scheme][own]);
    expect(branded.html).toContain(`background-color:#f5b800;border-color:`);
    expect(branded.html).toContain('.w-button{background-color:#f5b800 !important');
  });

  test.each(['#ffffff', '#000000', '#ffff00', '#eeeeee', '#ffc0cb'])(
    'can be read in %s',
    (color) => {
      const colours = mailColours(color);
      for (const scheme of ['light', 'dark'] as const)
        for (const [words, ground] of pairs)
          expect(contrast(colours[scheme][words], colours[scheme][ground])).toBeGreaterThanOrEqual(
            4.5,
          );
    },
  );

  test('changes nothing that somebody wrote', () => {
    const evil = newProcessMail(
      'en',
      { ...facts, processName: `;color:${mailColours().light.brandText}"` },
      undefined,
      { brand },
    );
    expect(evil.html).toContain(`;color:${mailColours().light.brandText}&quot;`);
  });
});

test.each(languages)(
  'in %s, no mail of a workspace names the product to its clients',
  (language) => {
    const { code, link, signIn, signInUnknown, ...ofWorkspace } = {
      ...productMails(language, 'words'),
      ...ownMails(language, 'words'),
    };
    expect([code, link, signIn, signInUnknown].every(({ text }) => /waymark/i.test(text))).toBe(
      true,
    );
    const named = Object.entries(ofWorkspace)
      .filter(([, { subject, text, html }]) =>
        /waymark/i.test(`${subject}${text}${html}`.replaceAll('waymark.example', '')),
      )
      .map(([name]) => name);
    // Notes are the team's alone, and passwords are of an account, whatever workspaces it is in.
    expect(named.filter((name) => !/note|password|reset/i.test(name))).toEqual([]);
  },
);
