import { useEffect, useEffectEvent } from "react";
import { useReadMessage } from "#data/information/messages.ts";
import type { Message } from "#gateway/entities.ts";
import { RichText } from "#ui/text/rich-text.tsx";

/** The text of a message. It is rendered only while the message is open, so mounting it means that it was read. */
export function MessageText({ message }: { message: Message }) {
  const { id, content, read } = message;
  const markRead = useReadMessage();
  const note = useEffectEvent(() => {
    if (!read) void markRead(id);
  });
  useEffect(() => note(), [id]);
  return <RichText html={content} />;
}
