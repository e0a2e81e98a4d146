import { useId, type ReactNode } from 'react';

type SettingsSectionProps = {
  title: string;
  /** What it is for, in a sentence or two. */
  lead?: ReactNode;
  /** Beside the title: whether it is saved. */
  beside?: ReactNode;
  id?: string;
  className?: string;
  /** Rows. */
  children: ReactNode;
  /** Makes it a form: Enter saves. */
  onSubmit?: () => void;
};

/** Rows that belong together, under a head of their own. */
export function SettingsSection({
  title,
  lead,
  beside,
  id,
  className = '',
  children,
  onSubmit,
}: SettingsSectionProps): ReactNode {
  const titleId = useId();
  const parts = (
    <>
      <header>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </header>
      {lead !== undefined && <p className="settings-section-lead">{lead}</p>}
      {children}
    </>
  );
  const named = {
    className: `settings-section ${className}`.trim(),
    'aria-labelledby': titleId,
    ...(id !== undefined && { id }),
  };
  return onSubmit === undefined ? (
    <section {...named}>{parts}</section>
  ) : (
    <form
      {...named}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {parts}
    </form>
  );
}

/** What is set at the left, how at the right. */
export const SettingsRow = ({
  label,
  hint,
  control,
  labelId,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  /** Id of the field that the label names, where it is one. */
  control?: string;
  /** Id of the label, by which what is no field is named. */
  labelId?: string;
  children: ReactNode;
}): ReactNode => (
  <div className="settings-row">
    <div className="settings-what">
      {control === undefined ? (
        <b id={labelId}>{label}</b>
      ) : (
        <label htmlFor={control}>{label}</label>
      )}
      {hint !== undefined && <small>{hint}</small>}
    </div>
    <div className="settings-how">{children}</div>
  </div>
);
