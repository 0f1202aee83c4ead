import { currentFormat } from "#descriptor/format.ts";
import type { Json } from "#kernel/json.ts";

/** Who a brand is, as it writes it. */
export const identityExample = {
  format: currentFormat,
  extends: "markets/ph",
  name: "Acme",
  market: "ph",
  hosts: ["m.acme.example", "acme.localhost"],
} satisfies Json;

/** What a layer may write of each section and collection of a brand: only what it changes. */
export const sectionExamples: Readonly<Record<string, Json>> = {
  merchant: { code: "acme", trialCode: "acmetrial", promotions: { MISSION: false } },
  logo: { mark: "sun", wordmark: "Acme", fill: "accent" },
  theme: {
    color: { accent: { $value: "#ffc629" } },
    radius: { card: { $value: "16px" } },
    gradient: { page: { $value: ["#fff0c4", "#fffaf0"] } },
    style: { card: "outline" },
  },
  flags: { DIRECTREG3: true },
  header: { home: { end: { menu: null } } },
  footer: { tabs: { messages: { icon: "bell", label: "route.messages", to: "messages" } } },
  registration: { fields: { email: { enabled: true, required: true } } },
  gateway: { platform: "https://platform.acme.example", timeout: 10_000 },
  features: { timeZone: "Asia/Manila", minimumAge: 21 },
  places: { activities: "activities" },
  languages: { offered: ["EN", "TY"], default: "EN" },
  routes: { about: { path: "/m/about", title: "route.about", screen: "about" } },
  screens: { about: { body: { text: { widget: "text", options: { text: "about.text" } } } } },
  forms: { feedback: { fields: { email: { kind: "text", label: "register.email" } } } },
  fields: { nickname: { kind: "text", label: "register.nickname", rule: "nickname" } },
  footers: { plain: { tabs: { home: { icon: "home", label: "route.home", to: "home" } } } },
  menus: {
    main: { entries: { about: { icon: "info", label: "route.about", do: { action: "navigate", to: "about" } } } },
  },
  rules: { nickname: { minLength: 3, messages: { minLength: "register.nicknameShort" } } },
  access: {
    adults: {
      description: "Who is signed in.",
      enter: [{ when: { visitor: "guest" }, do: { action: "redirect", to: "login" } }],
    },
  },
};
