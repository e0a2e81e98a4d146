import { readFileSync } from 'node:fs';
import { proposedShape } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

const read = (name: string) => {
  const source = readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
  return { source, outline: readChecklist(source, name) };
};

describe('the onboarding of a CNCF project', () => {
  const { source, outline } = read('cncf-project-onboarding.md');

  test('becomes two milestones of several modules, with 30 tasks', () => {
    expect(outline.title).toBe('Project onboarding for Sandbox projects');
    expect(
      outline.milestones.map(({ name, modules }) => [
        name,
        modules.map(({ title, blocks }) => [title, blocks.length]),
      ]),
    ).toEqual([
      [
        'Prepare',
        [
          ['Welcome to CNCF Project Onboarding', 1],
          ['Review and understand', 8],
        ],
      ],
      [
        'Carry out',
        [
          ['Contribute and transfer', 8],
          ['Update and document', 7],
          ['CNCF staff tasks', 7],
        ],
      ],
    ]);
    expect(outline.counts).toMatchObject({
      milestones: 2,
      modules: 5,
      tasks: source.match(/^- \[ \]/gm)!.length,
    });
    expect(outline.milestones[1]!.modules.map(({ audience }) => audience)).toEqual([
      'EXTERN',
      'EXTERN',
      'INTERN',
    ]);
  });

  test('keeps every address, also of mail', () => {
    const html = JSON.stringify(outline.milestones);
    const addresses = [...source.matchAll(/\]\(([^)]+)\)|<([^>]+@[^>]+)>/g)].map(
      ([, url, mail]) => url ?? `mailto:${mail}`,
    );
    expect(addresses).toHaveLength(33);
    for (const address of addresses)
      expect(
        html.includes(`<a href=\\"${address}\\">`) || html.includes(`"href":"${address}"`),
      ).toBe(true);
  });

  test('says what is not as in the file', () => {
    expect(outline.notes.map(({ line, lastLine, kind }) => [line, lastLine, kind])).toEqual([
      [1, 7, 'frontmatter'],
    ]);
  });
});

describe('the onboarding of a Kubernetes release manager', () => {
  const { source, outline } = read('kubernetes-release-manager.md');
  const [, role, , onboarding] = outline.milestones[0]!.modules;

  test('becomes a module a heading, with the boxes outside of comments as tasks', () => {
    expect(outline.title).toBe('Release Manager onboarding');
    expect(outline.milestones.map(({ modules }) => modules.map(({ title }) => title))).toEqual([
      ['GitHub Username', 'Release Manager role', 'Tenure', 'Release Manager Onboarding'],
    ]);
    expect(outline.counts).toMatchObject({ milestones: 1, modules: 4, tasks: 7, comments: 4 });
    expect(onboarding!.blocks.map((block) => block.kind)).toEqual([
      'text',
      ...Array(7).fill('task'),
      'text',
    ]);
  });

  test('keeps the link of a heading, and plain items as the description of their box', () => {
    expect(role!.description).toBe(
      '<p><a href="https://git.k8s.io/sig-release/release-managers.md">Release Manager</a></p>',
    );
    const [, , , lists] = onboarding!.blocks;
    expect(lists).toMatchObject({
      task: { headline: 'Has joined the following mailing lists', line: 34 },
    });
    expect(lists).toMatchObject({
      task: {
        description: expect.stringContaining(
          '<li><a href="https://groups.google.com/a/kubernetes.io/g/dev">kubernetes-dev</a></li>',
        ),
      },
    });
  });

  test('takes in what was commented out, in its place', () => {
    const { milestones, counts } = readChecklist(source, 'a.md', {
      ...proposedShape,
      comments: [56, 106],
    });
    expect(
      milestones.flatMap(({ modules }) => modules.map(({ title }) => title)).slice(-2),
    ).toEqual(['Release Manager', 'Release Manager Associate']);
    expect(counts).toMatchObject({ tasks: 27, comments: 2 });
  });

  test('says which comments are left out, where, and that boxes lie in them', () => {
    const comments = outline.notes.filter(({ kind }) => kind === 'comment');
    expect(comments.map(({ line }) => line)).toEqual([18, 44, 56, 106]);
    expect(sayNote(comments[2]!.said, 'en')).toBe(
      'Lines 56–104: a comment is left out, with 18 boxes in it: “### Release Manager - [ ] Release Manager has agreed to…”.',
    );
  });
});
