import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readChecklist } from './readChecklist.ts';
import { sayNote } from './texts/index.ts';

const read = (name: string) => {
  const source = readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
  return { source, outline: readChecklist(source, name) };
};

describe('the onboarding of a CNCF project', () => {
  const { source, outline } = read('cncf-project-onboarding.md');

  test('becomes five milestones with 30 tasks', () => {
    expect(outline.title).toBe('Project onboarding for Sandbox projects');
    expect(
      outline.milestones.map(({ name, modules }) => [name, modules.map(({ title, blocks }) => [title, blocks.length])]),
    ).toEqual([
      ['Welcome to CNCF Project Onboarding', [['Welcome to CNCF Project Onboarding', 1]]],
      ['Review and understand', [['Review and understand', 8]]],
      ['Contribute and transfer', [['Contribute and transfer', 8]]],
      ['Update and document', [['Update and document', 7]]],
      ['CNCF staff tasks', [['CNCF staff tasks', 7]]],
    ]);
    expect(outline.counts).toEqual({
      milestones: 5,
      modules: 5,
      tasks: source.match(/^- \[ \]/gm)!.length,
      links: 33,
      comments: 0,
    });
  });

  test('keeps every address, also of mail', () => {
    const html = JSON.stringify(outline.milestones);
    const addresses = [...source.matchAll(/\]\(([^)]+)\)|<([^>]+@[^>]+)>/g)].map(
      ([, url, mail]) => url ?? `mailto:${mail}`,
    );
    expect(addresses).toHaveLength(33);
    for (const address of addresses) expect(html).toContain(`<a href=\\"${address}\\">`);
  });

  test('says what is not as in the file', () => {
    expect(outline.notes.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'frontmatter'],
      [30, 'shortened'],
    ]);
  });
});

describe('the onboarding of a Kubernetes release manager', () => {
  const { outline } = read('kubernetes-release-manager.md');
  const [, role, , onboarding] = outline.milestones;

  test('becomes a milestone a heading, with the boxes outside of comments as tasks', () => {
    expect(outline.title).toBe('Release Manager onboarding');
    expect(outline.milestones.map(({ name }) => name)).toEqual([
      'GitHub Username',
      'Release Manager role',
      'Tenure',
      'Release Manager Onboarding',
    ]);
    expect(outline.counts).toEqual({ milestones: 4, modules: 4, tasks: 7, links: 8, comments: 4 });
    expect(onboarding!.modules[0]!.blocks.map((block) => block.kind)).toEqual([
      'text',
      ...Array(7).fill('task'),
      'text',
    ]);
  });

  test('keeps the link of a heading, and plain items as the description of their box', () => {
    expect(role!.modules[0]!.description).toBe(
      '<p><a href="https://git.k8s.io/sig-release/release-managers.md">Release Manager</a> role</p>',
    );
    const [, , , lists] = onboarding!.modules[0]!.blocks;
    expect(lists).toMatchObject({ task: { headline: 'Has joined the following mailing lists:', line: 34 } });
    expect(lists).toMatchObject({
      task: {
        description: expect.stringContaining(
          '<li><a href="https://groups.google.com/a/kubernetes.io/g/dev">kubernetes-dev</a></li>',
        ),
      },
    });
  });

  test('says which comments are left out, where, and that boxes lie in them', () => {
    const comments = outline.notes.filter(({ kind }) => kind === 'comment');
    expect(comments.map(({ line }) => line)).toEqual([18, 44, 56, 106]);
    expect(sayNote(comments[2]!.said, 'en')).toBe(
      'Lines 56–104: a comment is left out, with 18 boxes in it: “### Release Manager - [ ] Release Manager has agreed to…”.',
    );
  });
});
