import type { MailSettingsView, Payload } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import type { Cadence, MailKind } from '@waymark/events';
import { request, SignedOut } from '@waymark/client';
import { useEffect, useState, useId, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { act, perform } from '../../base/api/commands.ts';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { signInPath } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/mails.ts';

type Change = Payload<'ChangeMailSettings'>;

/**
 * Kinds of mails that clients choose; what the team alone is told by mail is no choice of theirs.
 */
const kinds = ['answers', 'turn', 'others'] as const satisfies MailKind[];
const cadences: readonly Cadence[] = ['atOnce', 'daily', 'weekly', 'never'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const load = async () => (await request<MailSettingsView>(wire, '/api/mails/settings')).json;

/** A line of the settings: its name, and what it is set by. */
function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="mail-row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** One of several, chosen at once. */
const Choice = ({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}) => (
  <Row label={label}>
    {(id) => (
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Row>
);

/** A form for which mails somebody gets and when: each choice is saved at once. */
export function ChooseMails() {
  const t = texts();
  const [, navigate] = useLocation();
  const [view, setView] = useState<MailSettingsView>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  const failed = (error: unknown) => {
    if (error instanceof SignedOut) navigate(signInPath(portalAddress.mails()));
    else setProblem(describeError(error).sentence);
  };
  const open = () => void load().then(setView, failed);
  // Once, when the page opens.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(open, []);

  const save = async (name: 'ChangeMailSettings' | 'StopMails', what: object) => {
    setProblem(undefined);
    setSaved(false);
    try {
      await perform('', act(name, what as never));
      setView(await load());
      setSaved(true);
    } catch (error) {
      failed(error);
    }
  };
  const change = (what: Change) => void save('ChangeMailSettings', what);
  const quiet = (what: NonNullable<Change['quiet']>) => change({ quiet: what });

  if (view === undefined)
    return (
      <>
        <PageTitle text={t.title} />
        {problem !== undefined && (
          <Alert>
            {t.failed}. {problem}
          </Alert>
        )}
      </>
    );
  const browsers = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([view.timeZone, browsers, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <>
      <PageTitle text={t.title} />
      <p>{t.to(view.email)}</p>
      <div className="mail-rows">
        {kinds.map((kind) => (
          <Choice
            key={kind}
            label={t.kinds[kind]}
            value={view.kinds[kind]}
            options={cadences.map((value) => [value, t.cadences[value]])}
            onChoose={(value) => change({ kinds: { [kind]: value as Cadence } })}
          />
        ))}
        <Row label={t.quiet}>
          {(id) => (
            <input
              id={id}
              type="checkbox"
              checked={view.quiet.on}
              onChange={({ target }) => quiet({ on: target.checked })}
            />
          )}
        </Row>
        {view.quiet.on && (
          <>
            <Choice
              label={t.from}
              value={view.quiet.from}
              options={times(view.quiet.from)}
              onChoose={(from) => quiet({ from })}
            />
            <Choice
              label={t.until}
              value={view.quiet.to}
              options={times(view.quiet.to)}
              onChoose={(to) => quiet({ to })}
            />
            <Row label={t.weekends}>
              {(id) => (
                <input
                  id={id}
                  type="checkbox"
                  checked={view.quiet.weekends}
                  onChange={({ target }) => quiet({ weekends: target.checked })}
                />
              )}
            </Row>
          </>
        )}
        <Choice
          label={t.digestAt}
          value={view.digestAt}
          options={times(view.digestAt)}
          onChoose={(digestAt) => change({ digestAt })}
        />
        <Choice
          label={t.zone}
          value={view.timeZone}
          options={zones.map((zone) => [zone, zone === browsers ? t.zoneOfBrowser(zone) : zone])}
          onChoose={(timeZone) => change({ timeZone })}
        />
        <div className="mail-row">
          <p>
            <b>{t.nothing}</b>
            <br />
            <span className="small">{t.nothingHint}</span>
          </p>
          <button
            type="button"
            className="btn"
            onClick={() => void save('StopMails', { stop: { of: 'all' } })}
          >
            {t.stopAll}
          </button>
        </div>
      </div>
      <p role="status">{saved ? t.saved : ''}</p>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <Link className="lnk tall" href={entryAddress.portal()}>
        {t.home}
      </Link>
    </>
  );
}

/** Full hours, and the one that is chosen. */
const times = (chosen: string): [string, string][] =>
  [...new Set([...hours, chosen])].sort().map((time) => [time, time]);
