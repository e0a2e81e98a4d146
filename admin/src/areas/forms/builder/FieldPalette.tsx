import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { FieldKind } from '@waymark/events/forms';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { kindGroups, kindIcons } from './kinds.ts';

const kinds: readonly FieldKind[] = kindGroups.flatMap(({ kinds: some }) => some);

/** What there is to ask: dragged onto the form, or added below the chosen field by a press. */
export function FieldPalette({ onAdd }: { onAdd: (kind: FieldKind) => void }): ReactNode {
  const t = useTexts();
  return (
    <Droppable droppableId="palette" isDropDisabled>
      {(provided) => (
        <aside
          ref={provided.innerRef}
          {...provided.droppableProps}
          className="fb-rail"
          aria-label={t('formBuilder.palette')}
        >
          {kindGroups.map(({ group, kinds: some }) => (
            <div key={group} role="group" aria-label={t(`formBuilder.${group}`)}>
              <h2>{t(`formBuilder.${group}`)}</h2>
              {some.map((kind) => (
                <Kind key={kind} kind={kind} onAdd={onAdd} />
              ))}
            </div>
          ))}
          <p className="fb-hint">{t('formBuilder.paletteHint')}</p>
          <div hidden>{provided.placeholder}</div>
        </aside>
      )}
    </Droppable>
  );
}

function Kind({ kind, onAdd }: { kind: FieldKind; onAdd: (kind: FieldKind) => void }): ReactNode {
  const t = useTexts();
  const Icon = kindIcons[kind];
  const face = (
    <>
      <Icon aria-hidden="true" />
      {t(`formBuilder.kind_${kind}`)}
      <GripVertical aria-hidden="true" className="fb-grip" />
    </>
  );
  return (
    <Draggable draggableId={kind} index={kinds.indexOf(kind)} disableInteractiveElementBlocking>
      {(provided, { isDragging }) => (
        <>
          <button
            ref={provided.innerRef}
            {...provided.draggableProps}
            {...provided.dragHandleProps}
            type="button"
            role="button"
            aria-describedby={undefined}
            className={`fb-kind${isDragging ? ' is-lifted' : ''}`}
            onClick={() => onAdd(kind)}
          >
            {face}
          </button>
          {isDragging && (
            <span className="fb-kind" aria-hidden="true">
              {face}
            </span>
          )}
        </>
      )}
    </Draggable>
  );
}
