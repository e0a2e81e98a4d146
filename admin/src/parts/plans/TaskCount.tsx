import type { ComponentProps, ReactNode } from 'react';

type TaskCountProps = Omit<ComponentProps<'span'>, 'children'> & {
  done: number;
  total: number;
  /** Words before the figures, and after them. */
  before?: ReactNode;
  after?: ReactNode;
};

/** `2/5` tasks; nothing where there is none: that none of none is done is no news. */
export const TaskCount = ({ done, total, before, after, ...span }: TaskCountProps): ReactNode =>
  total > 0 && (
    <span {...span}>
      {before}
      {done}/{total}
      {after}
    </span>
  );
