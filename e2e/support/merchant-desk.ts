import { required } from "#kernel/assert.ts";
import { SANDBOX_PORT, SANDBOX_SECRET } from "./product.ts";

const url = (path: string) => `http://127.0.0.1:${SANDBOX_PORT}/sandbox/${path}`;
const headers = { authorization: `Bearer ${SANDBOX_SECRET}`, accept: "application/json" };

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(url(path), {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
}

/** What a member wrote, as the merchant sees it. */
export interface Written {
  id: string;
  member: string;
  kind: string;
  messages: readonly { sender: string; text: string; pictures: readonly string[] }[];
}

/** The latest that a member wrote and the merchant has not closed. */
export async function writtenBy(member: string): Promise<Written> {
  const { value } = (await (await fetch(url("feedback"), { headers })).json()) as { value: Written[] };
  return required(
    value.findLast((one) => one.member === member),
    `What "${member}" wrote`,
  );
}

/** The merchant answers what was written, or closes the conversation. */
export function answer(id: string, text: string): Promise<void> {
  return post("feedback", { do: "answer", id, text });
}
export function close(id: string): Promise<void> {
  return post("feedback", { do: "close", id });
}

/** The merchant writes to a member's inbox; without one, to that of every member. */
export function writeTo(merchant: string, words: { title: string; content: string }, to?: string): Promise<void> {
  return post("messages", { merchant, to, EN: words, TY: words });
}
