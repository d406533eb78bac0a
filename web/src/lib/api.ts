// The REST calls of the server, each with its typed document.

import type {
  Box,
  Fork,
  Lobby,
  NewTable,
  Problem,
  Report,
  Reported,
  RulebookText,
  Sit,
  TableKeys,
} from "../wire";

/** A call that could not be done; `code` says why. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail || code);
  }
}

async function call(path: string, body?: unknown, key = ""): Promise<Response> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
  } catch {
    throw new ApiProblem("offline", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({ code: "internal", detail: "" }))) as Problem;
  throw new ApiProblem(problem.code, problem.detail);
}

async function document<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T;
}

const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const api = {
  box: () => document<Box>("/api/box"),
  lobby: () => document<Lobby>("/api/tables"),
  create: (wish: NewTable) => document<TableKeys>("/api/tables", wish),
  sit: (table: string, wish: Sit) => document<TableKeys>(at(table, "sit"), wish),
  fork: (table: string, wish: Fork) => document<TableKeys>(at(table, "fork"), wish),
  report: (table: string, wish: Report) => document<Reported>(at(table, "report"), wish),
  upload: (record: string) => document<TableKeys>("/api/records", { record }),
  record: async (table: string, key: string) => (await call(at(table, "record"), undefined, key)).text(),
  rulebook: (game: string, lang: string) => document<RulebookText>(`/api/rules/${game}/${lang}`),
};
