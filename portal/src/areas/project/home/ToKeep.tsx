import { bytesIn } from '@waymark/look/bytes';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { readAll, type BlockRow, type MessageRow } from '../../../base/api/reads.ts';
import { useQuery } from '../../../base/api/useQuery.ts';
import { useFileLinks } from '../../../parts/files/useFileLinks.ts';
import { useLanguage } from '../../../base/texts/language.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Happened } from './Happened.tsx';
import { filesToKeep } from './filesToKeep.ts';
import { Section } from './Section.tsx';

/**
 * Offers what is good to have later of a project: the files that were given in it, and everything
 * that happened.
 */
export function ToKeep({ processId, name }: { processId: string; name: string }) {
  const { workspaceId } = useWorkspace();
  const language = useLanguage();
  const blocks = useQuery<BlockRow[]>(`blocks ${workspaceId} ${processId} pdf`, () =>
    readAll(workspaceId, 'blocks', {
      filter: { planId: processId, type: 'pdf' },
      sort: ['place', 'ASC'],
    }),
  );
  const messages = useQuery<MessageRow[]>(`messages ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'messages', {
      filter: { planId: processId, state: 'shown' },
      sort: ['at', 'ASC'],
    }),
  );
  const files = filesToKeep(blocks.data ?? [], messages.data ?? []);
  const { links } = useFileLinks(files.map(({ id }) => id));
  const t = texts().live;
  return (
    <Section title={t.toKeep}>
      <ul className="panel items">
        {files.map(({ id, title, bytes }) => {
          const url = links.get(id);
          return (
            <li key={id}>
              <a href={url && `${url}&download`} aria-disabled={url === undefined}>
                <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
                <span className="grow">
                  <span className="t">{title}</span>
                  <small className="num">{bytesIn(language, bytes)}</small>
                </span>
                <Download size={20} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </li>
          );
        })}
        <li>
          <Happened processId={processId} name={name} />
        </li>
      </ul>
    </Section>
  );
}
