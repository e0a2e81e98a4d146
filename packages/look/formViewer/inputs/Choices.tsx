import type { InputOf } from './inputProps.ts';

/** One of several, or as many as one likes. */
export function Choices({
  field,
  id,
  value,
  aria,
  onAnswer,
}: InputOf<'singleChoice' | 'multipleChoice'>) {
  const several = field.kind === 'multipleChoice';
  const chosen = Array.isArray(value) ? value : [value];
  const choose = (choiceId: string, isOn: boolean) => {
    if (!several) return onAnswer(choiceId);
    const next = field.choices
      .map((choice) => choice.choiceId)
      .filter((one) => (one === choiceId ? isOn : chosen.includes(one)));
    onAnswer(next.length === 0 ? undefined : next);
  };
  return (
    <div className="fv-choices">
      {field.choices.map(({ choiceId, label }) => (
        <label className="fv-choice" key={choiceId}>
          <input
            aria-invalid={aria['aria-invalid']}
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(choiceId)}
            onChange={({ target }) => choose(choiceId, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
