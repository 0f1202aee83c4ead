import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, type RenderResult } from "@testing-library/react";
import { Suspense, useState, type ComponentType, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, useLocation } from "react-router-dom";
import type { z } from "zod";
import { withResolvedCells } from "#compile/emit/resolved-cells.ts";
import { withResolvedPhrases } from "#compile/emit/resolved-phrases.ts";
import { newWalk } from "#compile/validate/walk.ts";
import { walkSchema } from "#compile/validate/walk-schema.ts";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { hydrationOptions } from "#app/hydration-options.ts";
import { FactsProvider } from "#facts/facts-provider.tsx";
import { ChangeLanguageContext, type ChangeLanguage } from "#data/page/language.ts";
import { PageContext, SiteContext } from "#data/page/site.ts";
import { TransportContext, type CallRequest } from "#data/client/transport/transport.ts";
import { forgetSession, keepSession, type Session } from "#session/session.ts";
import { WordsContext } from "#text/use-text.ts";
import { IconsContext } from "#ui/picture/icon.tsx";
import type { SlotView, WidgetProps } from "#widgets/widget.ts";
import "./known-calls.ts";
import { plainStartUp, testPage, testSite, type Answers } from "./widget-page.ts";

// Answers reach their components without a timer, so that tests may use fake timers.
notifyManager.setScheduler(queueMicrotask);

// jsdom has no media queries: nothing matches, and no change is reported.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

/** A member's session for tests. */
export const memberSession: Session = {
  token: "t",
  merchantCode: "acme",
  userName: "maria",
  type: 0,
  firstTimeLogin: false,
};

export interface Setting {
  answers?: Answers;
  session?: Session | null;
  texts?: Record<string, string>;
  site?: Partial<SiteSlice>;
  page?: Partial<PageSlice>;
  /** The initial path of the visitor. */
  at?: string;
  changeLanguage?: ChangeLanguage;
  /** Has the answers that are known already. */
  client?: QueryClient;
  /**
   * Renders as the host does, applies this to the HTML, and only then hydrates the page. Mismatches between the two
   * renders fail the test.
   */
  beforeHydration?: (container: HTMLElement) => void;
  /** What happens there is no fault of the page: it hydrates as in the browser. */
  mismatches?: boolean;
}

export interface Rendered extends RenderResult {
  /** Every call that was made, in order, but the start-up's: every page makes it. */
  calls: CallRequest[];
  /** The visitor's current path and query. */
  address(): string;
  client: QueryClient;
  /** Renders again with other settings (another language, another route). */
  change(setting: Setting): void;
}

/** Renders a node with every context that components use. Calls without an answer fail; texts show their keys. */
export async function renderInPage(node: ReactNode, setting: Setting = {}): Promise<Rendered> {
  if (setting.session) keepSession(setting.session);
  else forgetSession();
  const calls: CallRequest[] = [];
  const client =
    setting.client ?? new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const place = { now: "" };
  let current = setting;
  const transport = (request: CallRequest) => answer(request, current.answers ?? {}, calls);
  const tree = () => (
    <MemoryRouter initialEntries={[setting.at ?? "/m/home"]}>
      <InPage setting={current} client={client} transport={transport} place={place}>
        {node}
      </InPage>
    </MemoryRouter>
  );
  const result = await act(async () => (setting.beforeHydration ? hydrate(tree(), setting) : render(tree())));
  await act(settle);
  const change = (next: Setting) => {
    current = { ...current, ...next };
    result.rerender(tree());
  };
  return { ...result, calls, client, change, address: () => place.now };
}

/** Waits until every available answer has arrived. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

function hydrate(
  tree: ReactElement,
  { beforeHydration: happen, mismatches }: Pick<Setting, "beforeHydration" | "mismatches">,
): RenderResult {
  const container = document.body.appendChild(document.createElement("div"));
  container.append(document.createRange().createContextualFragment(renderToString(tree)));
  happen?.(container);
  return render(tree, {
    container,
    hydrate: true,
    ...(mismatches
      ? hydrationOptions(container)
      : {
          onRecoverableError: (error) => {
            throw error;
          },
        }),
  });
}

function InPage({
  setting,
  client,
  transport,
  place,
  children,
}: {
  setting: Setting;
  client: QueryClient;
  transport: (request: CallRequest) => Promise<unknown>;
  place: { now: string };
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [first] = useState(pathname);
  // The test reads it after the render.
  Object.assign(place, { now: `${pathname}${search}` });
  const site = testSite(setting.site);
  const locale = site.languages.find((language) => language.code === site.language)?.tag ?? "en-PH";
  return (
    <QueryClientProvider client={client}>
      <TransportContext value={transport}>
        <SiteContext value={site}>
          <PageContext value={testPage({ route: matchRoute(site.routes, first) ?? "home", ...setting.page })}>
            <WordsContext value={{ texts: setting.texts ?? {}, locale }}>
              <IconsContext value={site.icons}>
                <ChangeLanguageContext value={setting.changeLanguage ?? (() => Promise.resolve())}>
                  <FactsProvider>
                    <Suspense fallback={null}>{children}</Suspense>
                  </FactsProvider>
                </ChangeLanguageContext>
              </IconsContext>
            </WordsContext>
          </PageContext>
        </SiteContext>
      </TransportContext>
    </QueryClientProvider>
  );
}

async function answer(request: CallRequest, answers: Answers, calls: CallRequest[]): Promise<unknown> {
  if (request.call !== "startUp") calls.push(request);
  const all: Answers = { startUp: plainStartUp, ...answers };
  if (!(request.call in all))
    throw new GatewayError("platform.failed", `The test has no answer for the call "${request.call}"`);
  const given = all[request.call];
  const value: unknown =
    typeof given === "function" ? await (given as (input: unknown) => unknown)(request.input) : given;
  if (value instanceof Error) throw value;
  return value;
}

/**
 * Every widget's file; by pattern instead of the registry, so that an unfinished widget does not prevent the tests of
 * the others.
 */
const files = import.meta.glob<Record<string, ComponentType<WidgetProps<WidgetType>>>>("../../src/widgets/*/*.tsx");

async function componentOf(type: WidgetType): Promise<ComponentType<WidgetProps<WidgetType>>> {
  const module = await files[`../../src/widgets/${type}/${type}.tsx`]?.();
  const name = type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return required(module?.[name], `The component ${name} of src/widgets/${type}/${type}.tsx`);
}

interface WidgetSetting<T extends WidgetType> extends Setting {
  /** As an operator writes them; defaults are filled in. */
  options?: Record<string, unknown>;
  body?: WidgetProps<T>["body"];
  slots?: WidgetProps<T>["slots"] | Record<string, SlotView>;
}

/** Where the list of a widget's example comes from: tests name another where it matters. */
function exampleSource(example: object): object {
  return "source" in example ? { source: example.source } : {};
}

/** Options as a page has them: with defaults, and with cells that are settled. */
export function compiledOptions(schema: z.ZodType, options: object, data: Screen["data"] = {}): unknown {
  const walk = newWalk();
  walkSchema(schema, options, ["screens", "tried", "options"], walk);
  const brand = { screens: { tried: { data, options: schema.parse(options) } } };
  return withResolvedPhrases(withResolvedCells(brand, walk), walk).screens.tried.options;
}

/** Renders a widget by its type, with the defaults of its options filled in. */
export async function renderWidget<T extends WidgetType>(
  type: T,
  { options = {}, body, slots = {}, ...setting }: WidgetSetting<T> = {},
): Promise<Rendered> {
  const Component = await componentOf(type);
  const description = widgetDescriptions[type];
  const written = { ...exampleSource(description.example), ...options };
  const complete = compiledOptions(description.options, written, setting.page?.screen?.data);
  return renderInPage(<Component id={type} options={complete as never} body={body} slots={slots} />, setting);
}
