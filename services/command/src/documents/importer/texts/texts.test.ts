import { expect, test } from 'vitest';
import { readChecklist } from '../readChecklist.ts';
import { de } from './de.ts';
import { sayNote } from './index.ts';

const source = `---
name: Onboarding
owner: Tim
---

<!-- - [ ] gone -->

# Start

- [x] Send it
  - [ ] Sign it
- [-] Call
- [ ]

[a](javascript:x) [b](c.md) ![logo](https://example.com/logo.png)

<script>alert(1)</script>

| [ ] one | two |
|---|---|
| [x] three | four |

[unused]: https://example.com
`;

test('what was not taken is told by line, in each language', () => {
  const { notes } = readChecklist(source);
  const said = (language: 'en' | 'de') => notes.map(({ said: note }) => sayNote(note, language));
  expect(said('en')).toMatchInlineSnapshot(`
    [
      "Lines 1–4: the front matter is left out, but the process template takes its name from “name” in it. Not taken over: owner.",
      "Line 6: a comment is left out, with a box in it: “- [ ] gone”.",
      "Line 10: the box is ticked; the task “Send it” is created as to do all the same.",
      "Line 10: a box is nested in “Send it”; tasks have no tasks in them, so it follows.",
      "Line 12: the box is crossed out ([-]); it becomes a task all the same: “Call”.",
      "Line 13: a box without words is not a task and stays as text.",
      "Line 15: the link to “javascript:x” is removed, its words stay: only http, https and mailto are taken.",
      "Line 15: the link to “c.md” is kept as it is, but its address is not complete, so it may lead nowhere.",
      "Line 15: the image “logo” becomes a link to it.",
      "Line 17: <script> is left out with everything in it: “<script>alert(1)</script>”.",
      "Line 21: the box is ticked; the task “three” is created as to do all the same.",
      "Line 23: no link uses the address [unused] (https://example.com), so it is left out.",
    ]
  `);
  expect(said('de')).toMatchInlineSnapshot(`
    [
      "Zeilen 1–4: Der Vorspann (Front Matter) wird weggelassen; die Prozessvorlage erhält ihren Namen aus „name“ darin. Nicht übernommen: owner.",
      "Zeile 6: Ein Kommentar mit einem Kästchen wird weggelassen: „- [ ] gone“.",
      "Zeile 10: Das Kästchen ist angekreuzt; die Aufgabe „Send it“ wird trotzdem als „Zu tun“ angelegt.",
      "Zeile 10: In „Send it“ liegt ein Kästchen. Aufgaben enthalten keine Aufgaben, daher folgt es als eigene Aufgabe.",
      "Zeile 12: Das Kästchen ist durchgestrichen ([-]); daraus wird trotzdem eine Aufgabe: „Call“.",
      "Zeile 13: Ein Kästchen ohne Text ist keine Aufgabe und bleibt als Text stehen.",
      "Zeile 15: Der Link zu „javascript:x“ wird entfernt, sein Text bleibt: Nur http, https und mailto werden übernommen.",
      "Zeile 15: Der Link zu „c.md“ bleibt, wie er ist; seine Adresse ist aber unvollständig und führt vielleicht nirgendwohin.",
      "Zeile 15: Das Bild „logo“ wird zu einem Link darauf.",
      "Zeile 17: <script> wird mit allem darin weggelassen: „<script>alert(1)</script>“.",
      "Zeile 21: Das Kästchen ist angekreuzt; die Aufgabe „three“ wird trotzdem als „Zu tun“ angelegt.",
      "Zeile 23: Kein Link verwendet die Adresse [unused] (https://example.com); sie wird weggelassen.",
    ]
  `);
});

test('one and many are told as German does', () => {
  expect(sayNote({ key: 'boxesNested', about: [3, 1, 'Sign'] }, 'de')).toBe(
    'Zeile 3: In „Sign“ liegt ein Kästchen. Aufgaben enthalten keine Aufgaben, daher folgt es als eigene Aufgabe.',
  );
  expect(sayNote({ key: 'boxesNested', about: [3, 1200, 'Sign'] }, 'de')).toBe(
    'Zeile 3: In „Sign“ liegen 1.200 Kästchen. Aufgaben enthalten keine Aufgaben, daher folgen sie als eigene Aufgaben.',
  );
  expect(de.noBoxes).toContain('„- [ ] …“');
});
