import type { Question } from "#descriptor/vocabulary/action.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { hideToast, showToast } from "#ui/toast/toast-store.ts";

/** Something that is sent, and what follows. */
interface Sending<T> {
  /** The question that comes first, as text keys. */
  confirm?: Question | undefined;
  /** What the question is about, as it is shown. */
  about?: string | undefined;
  /** The text key of what is said while it is under way. */
  busy?: string | undefined;
  /** The most milliseconds for which that is said. */
  busyFor: number;
  text(key: string): string;
  send(): Promise<T>;
  done(answer: T): unknown;
  failed(error: unknown): unknown;
}

/** What is sent now: a second tap belongs to the first. */
const running = new Set<unknown>();

/** Sends something once at a time, whatever tells it apart: asks first where it has to, and says that it is under way. */
export async function sendOnce<T>(key: unknown, sending: Sending<T>): Promise<void> {
  if (running.has(key)) return;
  running.add(key);
  try {
    if (!sending.confirm || (await agrees(sending.confirm, sending))) await sendNow(sending);
  } finally {
    running.delete(key);
  }
}

/** Asks a question in the words of its keys. One about a row names it, once: its text may have done so. */
export function agrees(confirm: Question, { about, text }: Pick<Sending<unknown>, "about" | "text">): Promise<boolean> {
  const question = text(String(confirm.text));
  return ask({
    title: text(confirm.title),
    text: about && !question.includes(about) ? `${about}: ${question}` : question,
    cancel: text(confirm.cancel),
    submit: text(confirm.submit),
  });
}

async function sendNow<T>({ busy, busyFor, text, send, done, failed }: Sending<T>): Promise<void> {
  const wait = busy === undefined ? undefined : showToast({ text: text(busy), kind: "loading", milliseconds: busyFor });
  let answer: T;
  try {
    answer = await send();
  } catch (error) {
    hideToast(wait);
    await failed(error);
    return;
  }
  hideToast(wait);
  await done(answer);
}
