import type { Handler } from "../calls/call-context.ts";
import { slugOf } from "../catalogue/slug.ts";
import { hiddenLink } from "../security/service-links.ts";

export const startUp: Handler<"startUp"> = async ({ merchant, publicKey, clock }) => {
  const { state } = merchant;
  return {
    info: {
      mobileTemplate: {
        mem_cen: state.mobileTemplate?.mem_cen ?? "1",
        dep_func: state.mobileTemplate?.dep_func ?? "0",
      },
      flags: state.flags ?? {},
      promotions: { MISSION: state.promotions?.MISSION ?? true, REFERRAL: state.promotions?.REFERRAL ?? true },
      dividendDisplay: state.dividendDisplay ?? true,
    },
    location: { country: merchant.country, currency: merchant.currency },
    maintenance: state.maintenance ?? false,
    regionRestriction: state.regionRestriction ?? false,
    encryptionKey: publicKey,
    serverTime: clock.now().toISOString(),
  };
};

export const settings: Handler<"settings"> = async ({ merchant, input }) => {
  const place = slugOf(merchant.code);
  const filipino = input.language === "TY";
  return {
    imageCDNs: merchant.state.imageCDNs ?? [],
    customerService: [
      {
        type: "customerService",
        key: "CUSTOMERSERVICE",
        title: filipino ? "Kausapin kami, 24 oras" : "Talk to us, day and night",
        url: hiddenLink(`https://service.${place}.example/chat`),
      },
      {
        type: "telegram",
        key: "TELEGRAM",
        title: filipino ? "Balita at promo" : "News and promos",
        url: `https://telegram.example/${place}-news`,
      },
      {
        type: "telegram",
        key: "TELEGRAM1",
        title: filipino ? "Tulong sa Telegram" : "Help on Telegram",
        url: `https://telegram.example/${place}-help`,
      },
      {
        type: "facebook",
        key: "FACEBOOK",
        title: filipino ? "Sundan sa Facebook" : "Follow us on Facebook",
        url: `https://facebook.example/${place}`,
      },
    ],
    resources: [
      { resourceType: "Android", url: `https://download.${place}.example/android.apk` },
      { resourceType: "IOS", url: `https://download.${place}.example/ios` },
      { resourceType: "MOBILECONFIG", url: `https://download.${place}.example/profile.mobileconfig` },
    ],
    whitelabel: {
      menu: [
        "TEAMOVERVIEW",
        "TRANSRECORD",
        "TEAMMANAGE",
        "REDRAIN",
        "TEAMPNL",
        "TEAMBETTING",
        "REBATESETTING",
        "AGENTREBATE",
        "SECURITY",
      ],
    },
    mainDomain: `www.${place}.example`,
  };
};

export const serviceLink: Handler<"serviceLink"> = async ({ merchant, input, session }) => {
  const url = new URL(`https://service.${slugOf(merchant.code)}.example/chat`);
  url.searchParams.set("language", input.language);
  if (session) url.searchParams.set("member", session.account.id);
  return { url: url.href };
};
