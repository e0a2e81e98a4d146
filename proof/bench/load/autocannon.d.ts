/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  export type Request = {
    method: string;
    path?: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    overallRate?: number;
    requests: Request[];
  };
  type Running = {
    on(
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: { errors: number }) => void,
  ): Running;
}
