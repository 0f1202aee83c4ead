import type { SentMessage } from "./outbox.ts";

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}li{border-top:1px solid #ccc;padding:.6rem 0}b{font-size:1.2em;letter-spacing:.05em}small{color:#555}ol{list-style:none;padding:0}";

/** The outbox as a page for users of the sandbox. */
export function outboxPage(messages: readonly SentMessage[], to: string): string {
  const items = messages.map(
    (message) =>
      `<li><small>${escaped(`${message.sentAt} · ${message.merchant} · ${message.channel} · ${message.purpose}`)}</small><br>${escaped(message.recipient)}: <b>${escaped(message.secret)}</b><br>${escaped(message.text)}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox of the sandbox</title><style>${STYLE}</style>
<h1>Outbox</h1><p>What the sandbox would have sent, newest first. It sends nothing.</p>
<form><label>Number or address <input name="to" value="${escaped(to)}"></label> <button>Filter</button></form>
<ol>${items.length > 0 ? items.join("") : "<li>Nothing was sent.</li>"}</ol></html>`;
}

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
