import type { BrowserContext } from "@playwright/test";

/**
 * Runs in the page and in the emulator's frame: the part of Google's gapi.iframes that carries a sign-in window's
 * answer from the provider's frame to the page. Google's own script is only available from its servers.
 */
function gapiStandIn(): void {
  type Handler = (data: unknown) => unknown;
  interface Message {
    gapiStandIn: "call" | "answer";
    id: number;
    name: string;
    data: unknown;
  }

  class Channel {
    readonly #peer: () => Window;
    readonly #handlers = new Map<string, Handler>();
    readonly #early: Message[] = [];
    readonly #waiting = new Map<number, (answers: unknown[]) => void>();
    #sent = 0;
    constructor(peer: () => Window) {
      this.#peer = peer;
      addEventListener("message", ({ source, data }: MessageEvent<Message | undefined>) => {
        if (source !== this.#peer() || !data?.gapiStandIn) return;
        if (data.gapiStandIn === "call") this.#handle(data);
        else this.#receive(data);
      });
    }
    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      for (const message of this.#early.splice(0)) this.#handle(message);
    }
    send(name: string, data: unknown, answered?: (answers: unknown[]) => void): void {
      const id = this.#sent++;
      if (answered) this.#waiting.set(id, answered);
      this.#post({ gapiStandIn: "call", id, name, data });
    }
    #handle(message: Message): void {
      const handler = this.#handlers.get(message.name);
      if (!handler) return void this.#early.push(message);
      void Promise.resolve(handler(message.data)).then((data) =>
        this.#post({ ...message, gapiStandIn: "answer", data }),
      );
    }
    /** As in Google's script, errors in a caller's callback are ignored. */
    #receive({ id, data }: Message): void {
      try {
        this.#waiting.get(id)?.([data]);
      } catch {
        this.#waiting.delete(id);
      }
    }
    #post(message: Message): void {
      this.#peer().postMessage(message, "*");
    }
  }

  class Frame extends Channel {
    readonly #loaded: Promise<void>;
    constructor(element: HTMLIFrameElement) {
      super(() => element.contentWindow ?? window);
      this.#loaded = new Promise((resolve) => {
        element.addEventListener("load", () => resolve());
      });
    }
    restyle = (): Promise<void> => Promise.resolve();
    ping = (answered: () => void): Promise<void> => this.#loaded.then(answered);
  }

  interface Opening {
    where: Element;
    url: string;
  }
  const open = async ({ where, url }: Opening, ready: (frame: Frame) => Promise<Frame>): Promise<Frame> => {
    const element = document.createElement("iframe");
    element.src = url;
    element.hidden = true;
    const frame = new Frame(element);
    where.append(element);
    return ready(frame);
  };
  let parentFrame: Channel | undefined;
  const context = { open, getParentIframe: () => (parentFrame ??= new Channel(() => parent)) };
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Frame, getContext: () => context };
  const load = (_part: string, { callback }: { callback(): void }) => callback();
  const globals = window as unknown as Record<string, unknown>;
  globals["gapi"] = { iframes, load };
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "";
  const onload = globals[new URL(script).searchParams.get("onload") ?? "gapi_onload"];
  if (typeof onload === "function") onload();
}

/** Replaces Google's script with the stand-in and blocks all other requests to the internet. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/[^/]*(?<!localhost:\d+)\//, (route) => route.abort());
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${gapiStandIn.toString()})()` }),
  );
}
