import type { ReactNode } from 'react';
import { AddModuleDialog } from './AddModuleDialog.tsx';
import { AddProcessDialog } from './AddProcessDialog.tsx';
import { AddSubProcessDialog } from './AddSubProcessDialog.tsx';
import type { Asked } from './asked.ts';
import { CloneBlueprint } from './CloneBlueprint.tsx';
import { CloneModuleDialog } from '../cloneModule/CloneModuleDialog.tsx';
import { RemoveBlueprint } from './RemoveBlueprint.tsx';
import { RemoveModule } from './RemoveModule.tsx';

/** The one dialog that is open in the library. */
export function LibraryDialog({
  asked,
  onClose,
}: {
  asked: Asked;
  onClose: () => void;
}): ReactNode {
  switch (asked.kind) {
    case 'addProcess':
      return <AddProcessDialog starter={asked.starter} onClose={onClose} />;
    case 'addSubProcess':
      return <AddSubProcessDialog parent={asked.parent} onClose={onClose} />;
    case 'addModule':
      return <AddModuleDialog onClose={onClose} />;
    case 'removeProcess':
      return <RemoveBlueprint row={asked.process} onClose={onClose} />;
    case 'cloneProcess':
      return <CloneBlueprint row={asked.process} onClose={onClose} />;
    case 'removeModule':
      return <RemoveModule module={asked.module} onClose={onClose} />;
    case 'cloneModule':
      return <CloneModuleDialog module={asked.module} onClose={onClose} />;
  }
}
