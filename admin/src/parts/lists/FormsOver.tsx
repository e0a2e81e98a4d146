import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

export type CreateFormProps = { onClose: () => void };
export type EditFormProps = { id: string; onClose: () => void };

type FormsOverProps = {
  create: ComponentType<CreateFormProps>;
  edit: ComponentType<EditFormProps>;
};

/**
 * The forms of a resource, over its list: which one is open is in the address, `create` or the id
 * of a row.
 */
export function FormsOver({ create: Create, edit: Edit }: FormsOverProps): ReactNode {
  const below = useParams()['*'] ?? '';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (below === '') return null;
  const list = pathname.slice(0, pathname.lastIndexOf('/'));
  const onClose = () => void navigate({ pathname: list, search });
  return below === 'create' ? <Create onClose={onClose} /> : <Edit id={below} onClose={onClose} />;
}
