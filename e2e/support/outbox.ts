import type { SentMessage } from "../../sandbox/outbox/outbox.ts";
import type { Cell } from "./matrix.ts";
import { SANDBOX_PORT, SANDBOX_SECRET } from "./product.ts";

/**
 * The code, password or captcha answer that a cell's platform sent last to a number, an address or the form that shows a
 * captcha.
 */
export async function lastSecretTo(cell: Cell, recipient: string): Promise<string> {
  const query = new URLSearchParams({ to: recipient, merchant: cell.brand.brand.merchant.code });
  const response = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/sandbox/outbox?${query.toString()}`, {
    headers: { Accept: "application/json", Authorization: `Bearer ${SANDBOX_SECRET}` },
  });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}: ${await response.text()}`);
  const [message] = ((await response.json()) as { value: SentMessage[] }).value;
  if (!message) throw new Error(`${cell.name} has sent nothing to ${recipient}`);
  return message.secret;
}
