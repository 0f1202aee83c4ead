import { FEEDBACK_CHARACTERS } from "#gateway/feedback.ts";
import { deskPage, sentPicture } from "../desk/page.ts";
import { escaped } from "../outbox/page.ts";
import type { OpenFeedback } from "./desk.ts";

/** The desk at which feedback is answered, as a page for users of the sandbox. */
export function feedbackPage(open: readonly OpenFeedback[]): string {
  const about = "What members wrote, that which has waited longest first. They find an answer in their inbox.";
  return deskPage("Feedback", about, open.map(item));
}

function item({ id, merchant, member, kind, state, messages }: OpenFeedback): string {
  return `<li><small>${escaped(`${merchant} · ${kind} · ${state}`)}</small><br><b>${escaped(member)}</b>${messages.map(message).join("")}
<form method="post"><input type="hidden" name="id" value="${escaped(id)}"><textarea name="text" aria-label="Answer" maxlength="${FEEDBACK_CHARACTERS}" rows="3"></textarea><button name="do" value="answer">Answer</button><button name="do" value="close">Close</button></form></li>`;
}

function message({ sender, text, at, pictures }: OpenFeedback["messages"][number]): string {
  return `<p><small>${escaped(`${at} · ${sender}`)}</small>\n${escaped(text)}</p>${pictures.map(sentPicture).join("")}`;
}
