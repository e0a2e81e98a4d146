import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { FormField } from '@waymark/events/forms';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { AddField } from './AddField.tsx';
import { canvasLines } from './canvasLines.ts';
import { FieldCard } from './FieldCard.tsx';
import type { FormEdits } from './useFormEdits.ts';

/** The form as it will be, each field to be chosen, moved, doubled and deleted. */
export function Canvas({ name, edits }: { name: string; edits: FormEdits }): ReactNode {
  const t = useTexts();
  const { form, choose } = edits;
  const lines = canvasLines(form);
  return (
    <section
      className="fb-canvas"
      aria-label={t('formBuilder.canvas')}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && choose(null)}
    >
      <AddField onAdd={edits.add} />
      <div className="fb-paper">
        <h2>{name}</h2>
        {form.intro !== '' && <p className="fb-intro">{form.intro}</p>}
        <Droppable droppableId="canvas">
          {(provided, { isDraggingOver }) => (
            <div
              ref={provided.innerRef}
              {...provided.droppableProps}
              className={`fb-lines${isDraggingOver ? ' is-over' : ''}`}
            >
              {lines.length === 0 && !isDraggingOver && (
                <div className="fb-empty">
                  <p>{t('formBuilder.empty')}</p>
                  <p>{t('formBuilder.emptyHint')}</p>
                </div>
              )}
              {lines.map((line, index) => (
                <Line key={line[0]?.fieldId} {...{ line, index, edits }} />
              ))}
              {provided.placeholder}
            </div>
          )}
        </Droppable>
      </div>
    </section>
  );
}

function Line({
  line,
  index,
  edits,
}: {
  line: readonly FormField[];
  index: number;
  edits: FormEdits;
}): ReactNode {
  const t = useTexts();
  const [first] = line;
  if (first === undefined) return null;
  return (
    <Draggable draggableId={first.fieldId} index={index} disableInteractiveElementBlocking>
      {(provided, { isDragging }) => (
        <div
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={`fb-line${isDragging ? ' is-lifted' : ''}${line.length > 1 ? ' is-pair' : ''}`}
        >
          <button
            type="button"
            {...provided.dragHandleProps}
            className="fb-handle"
            aria-label={t('formBuilder.move', { name: first.label })}
          >
            <GripVertical aria-hidden="true" />
          </button>
          {line.map((field) => (
            <FieldCard key={field.fieldId} field={field} edits={edits} />
          ))}
        </div>
      )}
    </Draggable>
  );
}
