import {
  commandExamples,
  scopesOfCommand,
  scopesOfRead,
  type ApiScope,
  type CommandName,
  type ResourceName,
} from '@waymark/api';

type Security = Readonly<Record<string, string[]>>[];
type Scopes = readonly ApiScope[] | null;

const planKinds = ['process', 'blueprint'] as const;

/**
 * Who may: somebody who signed in, or a program by its API key with these scopes; where they depend
 * on the plan that is named, either of those. Where no key may, people alone.
 */
function securityBy(scopes: readonly Scopes[]): Security {
  const each = new Map(scopes.flatMap((one) => (one === null ? [] : [[one.join(' '), one]])));
  return [{ bearer: [] }, ...[...each.values()].map((one) => ({ apiKey: [...one] }))];
}

export const securityOfCommand = (name: CommandName): Security => {
  const example = commandExamples[name];
  return securityBy(
    planKinds.map((kind) =>
      scopesOfCommand(name, 'plan' in example ? { ...example, plan: { kind } } : example),
    ),
  );
};

export const securityOfRead = (name: string): Security =>
  securityBy(planKinds.map((kind) => scopesOfRead(name as ResourceName, { planKind: [kind] })));
