// @vitest-environment jsdom
import { useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { ChooseSource } from './ChooseSource.tsx';

const page = visitor();

test('whoever has no checklist at hand fills in an example, which is there to be changed', async () => {
  const Choosing = () => {
    const [pasted, setPasted] = useState('');
    const paste = (text: string) => {
      latest = text;
      setPasted(text);
    };
    return (
      <ChooseSource
        source={null}
        reading={false}
        refusal={null}
        pasted={pasted}
        onPasted={paste}
        onSource={() => undefined}
      />
    );
  };
  let latest = '';
  await page.show(<Choosing />);
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Show the preview' }).disabled).toBe(
    true,
  );
  await page.press('Fill in an example');
  expect(latest).toMatch(/^# .+\n[^]*\n## .+\n[^]*\n- \[ \] /);
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Show the preview' }).disabled).toBe(
    false,
  );
  expect(page.queryByRole('button', { name: 'Fill in an example' })).toBeNull();
  expect(document.activeElement?.tagName, 'where it can be changed').toBe('TEXTAREA');
});
