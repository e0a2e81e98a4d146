import { confirmationBy } from '@waymark/client';
import { useConfirmation } from '@waymark/look/useConfirmation';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/sessions.ts';

const confirmation = confirmationBy(wire);

/**
 * Asks whoever signed in a while ago for a code, where something asks for that; then it goes on by
 * itself (ADR 52).
 */
export function ConfirmSheet() {
  const t = texts();
  const asked = useConfirmation(confirmation, (error) => describeError(error).sentence);
  if (asked === undefined) return null;
  const { sent, code, problem, busy } = asked;
  return (
    <Sheet title={t.confirm} onClose={asked.giveUp}>
      <form
        className="confirm"
        onSubmit={(event) => {
          event.preventDefault();
          asked.confirm();
        }}
      >
        <p>{sent === 'link' ? t.byLink : t.confirmHint(sent === 'code')}</p>
        {sent === 'code' && (
          <label>
            {t.code}
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              autoFocus
              onChange={(event) => asked.type(event.target.value)}
            />
          </label>
        )}
        {problem !== undefined && <Alert>{problem}</Alert>}
        <div className="confirm-acts">
          <button
            type="button"
            className={sent === undefined ? 'btn primary' : 'btn'}
            disabled={busy}
            onClick={asked.send}
          >
            {sent === undefined ? t.sendCode : t.sendAgain}
          </button>
          {sent === 'code' && (
            <button className="btn primary" disabled={busy || !code.trim()}>
              {t.confirmIt}
            </button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
