import type { FrameRequest } from '@waymark/api';
import { frameListener, frameMarkup } from '@waymark/client';

/** What stands for what whoever copies a snippet fills in. */
const FILL_IN = '…';
const ID = 'waymark-form';

/**
 * What the server of a site asks, in its own page's name. @param waymark origin of this
 * installation
 */
export function serverSnippet(
  waymark: string,
  { workspaceId, formId, origin, task }: FrameRequest,
): string {
  const asked = {
    ...{ workspaceId, formId, origin: origin || FILL_IN },
    task: task ?? { planKind: 'process', planId: FILL_IN, taskId: FILL_IN },
    email: FILL_IN,
  };
  return `const answer = await fetch('${waymark}/api/frames/tickets', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: \`Bearer \${process.env.WAYMARK_FORM_KEY}\`,
  },
  body: JSON.stringify(${JSON.stringify(asked, null, 2).replaceAll('\n', '\n  ')}),
});
const { address } = await answer.json();`;
}

/** What stands in its page, with the address that its server got. */
export const pageSnippet = (waymark: string, title: string): string =>
  `${frameMarkup(ID, '{address}', escaped(title))}
<script>
${frameListener(ID, waymark)}
</script>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => signs[sign] ?? sign);
