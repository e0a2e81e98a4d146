import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { Wordmark } from './Wordmark.tsx';
import type { StatusIconId } from './status.ts';

const icons: StatusIconId[] = ['idle', 'todo', 'active', 'paused', 'stuck', 'done'];

describe('a status icon', () => {
  test('is hidden from screen readers, 16 px, unless told otherwise', () => {
    const html = renderToStaticMarkup(<StatusIcon icon="stuck" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('width="16"');
    const named = renderToStaticMarkup(<StatusIcon icon="stuck" size={20} label="Stuck" />);
    expect(named).toContain('role="img" aria-label="Stuck"');
    expect(named).not.toContain('aria-hidden');
    expect(named).toContain('width="20"');
  });

  test('has a shape of its own', () => {
    const drawn = icons.map((icon) =>
      renderToStaticMarkup(<StatusIcon icon={icon} />).replace(/data-status-icon="\w+"/, ''),
    );
    expect(new Set(drawn).size).toBe(icons.length);
  });
});

describe('an avatar', () => {
  test('says whose it is', () => {
    expect(renderToStaticMarkup(<Avatar name="Dana Okafor" kind="team" />)).toBe(
      '<span class="avatar avatar-team avatar-24" role="img" aria-label="Dana Okafor" title="Dana Okafor">DO</span>',
    );
  });

  test('is silent beside the name', () => {
    expect(
      renderToStaticMarkup(<Avatar name="Org owner" kind="placeholder" size={20} decorative />),
    ).toBe('<span class="avatar avatar-placeholder avatar-20" aria-hidden="true">OO</span>');
  });
});

test('the wordmark is read once', () => {
  const html = renderToStaticMarkup(<Wordmark />);
  expect(html.match(/Waymark/g)).toHaveLength(1);
  expect(html).toContain('aria-hidden="true"');
});
