import type { ImportPreview } from '@waymark/api';
import { File, Link, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { contentOf, tasksOf } from './previewTree.ts';
import { useTexts } from '../texts/index.ts';

type Milestone = ImportPreview['milestones'][number];
type Module = Milestone['modules'][number];
/** As many colours as there are marks; the real milestone's own is known once it is made. */
const MARKS = 8;

/** A milestone of the preview with its modules; each module folds its tasks. */
export function PreviewMilestone({
  milestone,
  index,
  open,
}: {
  milestone: Milestone;
  index: number;
  open: boolean;
}): ReactNode {
  const t = useTexts();
  const { name, line, modules } = milestone;
  const tasks = tasksOf(milestone);
  return (
    <li className="import-milestone">
      <h3>
        <i style={{ background: `var(--mark-${index % MARKS})` }} aria-hidden />
        <span>{name}</span>
        <small>
          {t('words.modules', { count: modules.length })},{' '}
          {t('words.tasks', { count: tasks })}
        </small>
        <small className="import-line">{t('importing.line', { line })}</small>
      </h3>
      <ul>
        {modules.map((module, at) => (
          <PreviewModule key={at} module={module} open={open} />
        ))}
      </ul>
    </li>
  );
}

function PreviewModule({
  module,
  open,
}: {
  module: Module;
  open: boolean;
}): ReactNode {
  const t = useTexts();
  const head = (
    <>
      <File aria-hidden />
      <span className="import-title">{module.title}</span>
      <small>{contentOf(t, module)}</small>
      <small className="import-line">
        {t('importing.line', { line: module.line })}
      </small>
    </>
  );
  if (module.tasks.length === 0 && module.links.length === 0)
    return (
      <li className="import-module">
        <div className="import-row">{head}</div>
      </li>
    );
  return (
    <li className="import-module">
      <details open={open}>
        <summary className="import-row">{head}</summary>
        <ul>
          {module.tasks.map(({ headline, line, links }, at) => (
            <li key={at}>
              <div className="import-row is-task">
                <Square aria-hidden />
                <span className="import-title">{headline}</span>
                <small className="import-line">
                  {t('importing.line', { line })}
                </small>
              </div>
              <Links links={links} />
            </li>
          ))}
          {module.links.length > 0 && (
            <li>
              <Links links={module.links} />
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

function Links({ links }: { links: readonly string[] }): ReactNode {
  const t = useTexts();
  return links.map((href, at) => (
    <div key={at} className="import-row is-link">
      <Link aria-label={t('words.link')} />
      <span className="import-title">{href}</span>
    </div>
  ));
}
