import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FEEDBACK_CHARACTERS } from "#gateway/feedback.ts";
import { required } from "#kernel/assert.ts";
import { MOST_IN_A_DAY } from "../../sandbox/feedback/feedback.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { imageFile } from "../support/images.ts";
import { newMember } from "../support/new-member.ts";
import { decideFeedback } from "./feedback-desk.ts";
import { EN } from "../support/caller.ts";

const DAY_MS = 24 * 3_600_000;
const SESSION_MS = 12 * 3_600_000;

interface Listed {
  id: string;
  member: string;
  state: string;
  messages: { sender: string; text: string; pictures: string[] }[];
}

describe.each(engines)("feedback on %s", (engine) => {
  const caller = callerOn(engine);

  const member = async () => {
    const username = `puna${randomUUID().slice(0, 7)}`;
    return { username, token: (await caller.value("register", newMember(username))).token };
  };
  const send = (token: string, change: object = {}) =>
    caller.value("sendFeedback", { kind: "game", text: "<b>Help</b> & quickly\n{merchant}?", ...change }, { token });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${caller.platform.url}${path}`, {
      headers: { authorization: `Bearer ${caller.platform.secret}`, ...headers },
    });
  const desk = async () =>
    ((await (await get("/sandbox/feedback", { accept: "application/json" })).json()) as { value: Listed[] }).value;

  test("a line break is one character of a text, although multipart sends two", async () => {
    const { token } = await member();
    const longest = "Line\n".repeat(6).padEnd(FEEDBACK_CHARACTERS, ".");
    const { id } = await send(token, { text: longest });
    expect((await desk()).find((one) => one.id === id)?.messages[0]?.text).toBe(longest);
    await expect(send(token, { text: `${longest}.` })).rejects.toThrow("Too big");
  });
  test("the merchant sees what a member wrote as text, with its pictures, and nobody else does", async () => {
    const { token, username } = await member();
    const images = [imageFile("png"), imageFile("jpg", "two.jpg", 300)];
    const { id } = await send(token, { images });
    const listed = required(
      (await desk()).find((one) => one.id === id),
      "The feedback at the desk",
    );
    expect([listed.member, listed.state, listed.messages.map(({ text }) => text)]).toEqual([
      username,
      "waiting",
      ["<b>Help</b> & quickly\n{merchant}?"],
    ]);
    const page = await (await get("/sandbox/feedback", { accept: "text/html" })).text();
    expect(page).toContain("&lt;b&gt;Help&lt;/b&gt; &amp; quickly");
    expect(page).not.toContain("<b>Help");
    const pictures = listed.messages[0]?.pictures ?? [];
    for (const [place, image] of images.entries()) {
      const answer = await get(pictures[place] ?? "");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, image.type]);
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await image.arrayBuffer()));
    }
    expect((await get(`${pictures[0]}9`)).status).toBe(404);
    expect((await get(pictures[0] ?? "", { authorization: "" })).status).toBe(401);
    expect((await get("/sandbox/feedback", { authorization: "" })).status).toBe(401);
  });

  test("an answer is announced in the inbox, as text, and a closed conversation is gone from the desk", async () => {
    const { token } = await member();
    const { id } = await send(token);
    caller.platform.clock.pass(1000);
    const text = "<img src=x onerror=alert(1)> Done\nBye";
    expect((await decideFeedback(caller, { do: "answer", id, text })).status).toBe(200);
    const [message] = (await caller.value("messages", EN, { token })).content;
    expect(message).toMatchObject({ kind: "personal", title: "We have answered your feedback", read: false });
    expect(message?.content).toContain("<p>&lt;img src=x onerror=alert(1)&gt; Done<br>Bye</p>");
    expect((await caller.value("messages", { language: "TY" }, { token })).content[0]?.title).toBe(
      "May sagot na kami sa feedback mo",
    );
    expect((await decideFeedback(caller, { do: "close", id })).status).toBe(200);
    expect((await desk()).some((one) => one.id === id)).toBe(false);
    expect((await caller.value("feedback", {}, { token })).content[0]?.state).toBe("closed");
    const late = [
      await decideFeedback(caller, { do: "close", id }),
      await decideFeedback(caller, { do: "answer", id, text }),
    ];
    expect(late.map(({ status }) => status)).toEqual([409, 409]);
  });

  test("the desk refuses other sites, strangers, what is unknown, and an answer that is empty or too long", async () => {
    const { id } = await send((await member()).token);
    const decided = async (body: object, headers?: Record<string, string>) =>
      (await decideFeedback(caller, body, headers)).status;
    expect(await decided({ do: "close", id }, { origin: "https://elsewhere.example" })).toBe(400);
    expect(await decided({ do: "close", id }, { authorization: "" })).toBe(401);
    expect(await decided({ do: "close", id: "none" })).toBe(404);
    for (const text of ["", "  \n ", "x".repeat(1001)]) expect(await decided({ do: "answer", id, text })).toBe(400);
  });

  test.each(["", " \n\t ", "x".repeat(1001), `<p>${"é".repeat(10_000)}</p>`, "a\0b"])(
    "a text of the wrong length is refused with its field (%#)",
    async (text) => {
      const { token } = await member();
      const { failure, status } = await caller.call("sendFeedback", { kind: "other", text }, { token });
      expect([status, failure.error.code]).toEqual([400, "request.invalid"]);
      if (!text.includes("\0")) expect(failure.value?.field).toBe("text");
      expect((await caller.value("feedback", {}, { token })).content).toEqual([]);
    },
  );

  test("two phones together write no more than is possible within a day, and the next day goes on", async () => {
    const { token, username } = await member();
    const sent = await Promise.all(
      Array.from({ length: MOST_IN_A_DAY + 4 }, () =>
        caller.call("sendFeedback", { kind: "other", text: "Hello" }, { token }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(MOST_IN_A_DAY);
    expect((await caller.value("feedback", {}, { token })).content).toHaveLength(MOST_IN_A_DAY);
    caller.platform.clock.pass(SESSION_MS);
    caller.platform.clock.pass(DAY_MS - SESSION_MS);
    const again = await caller.value("login", { username, password: newMember("x").password, type: "username" });
    expect((await send(again.token)).state).toBe("waiting");
  });

  test("one key is one message, however often and at once it is sent", async () => {
    const { token } = await member();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(token, { idempotencyKey })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const more = { id: answers[0]?.id ?? "", text: "And this", idempotencyKey: randomUUID() };
    await Promise.all(Array.from({ length: 4 }, () => caller.value("continueFeedback", more, { token })));
    expect((await caller.value("feedbackThread", { id: more.id }, { token })).content).toHaveLength(2);
  });
});
