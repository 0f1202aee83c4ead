import { contract, type CallOutput } from "#gateway/contract.ts";
import { whiteLabelMenu } from "#gateway/white-label-menu.ts";
import { hashOf } from "#kernel/random.ts";
import type { Handler } from "../calls/call-context.ts";
import { slugOf } from "../catalogue/slug.ts";
import { promotionsOf } from "../merchants/promotions.ts";
import { hiddenLink } from "../security/service-links.ts";

export const startUp: Handler<"startUp"> = async ({ merchant, publicKey, clock }) => {
  const { state } = merchant;
  return {
    info: {
      mobileTemplate: {
        mem_cen: state.mobileTemplate?.mem_cen ?? usualMemberCentre(merchant.code),
        dep_func: state.mobileTemplate?.dep_func ?? "0",
      },
      flags: state.flags ?? {},
      promotions: promotionsOf(merchant),
      dividendDisplay: state.dividendDisplay ?? true,
      menu: Object.fromEntries(menuOf(state).map((entry) => [entry, true])),
    },
    location: { country: merchant.country, currency: merchant.currency },
    maintenance: state.maintenance ?? false,
    regionRestriction: state.regionRestriction ?? false,
    encryptionKey: publicKey,
    serverTime: clock.now().toISOString(),
  };
};

/** What the merchant's white-label menu setting allows; everything unless it says so. */
function menuOf({ menu }: { menu?: string[] | undefined }): string[] {
  return menu ?? [...whiteLabelMenu];
}

/** Merchants have different ones, so that both versions of the member centre can be seen. */
function usualMemberCentre(code: string): string {
  return String(hashOf(code) % 2);
}

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
    resources: resourcesOf(place),
    whitelabel: {
      menu: menuOf(merchant.state),
    },
    mainDomain: `www.${place}.example`,
  };
};

export const versionInfo: Handler<"versionInfo"> = ({ merchant }) =>
  Promise.resolve({
    version: {
      pathList: Object.values(contract)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    },
    resources: resourcesOf(slugOf(merchant.code)),
  });

function resourcesOf(place: string): CallOutput<"settings">["resources"] {
  return [
    { resourceType: "Android", url: `https://download.${place}.example/android.apk` },
    { resourceType: "IOS", url: `https://download.${place}.example/ios` },
    { resourceType: "MOBILECONFIG", url: `https://download.${place}.example/profile.mobileconfig` },
  ];
}

export const serviceLink: Handler<"serviceLink"> = async ({ merchant, input, session }) => {
  const url = new URL(`https://service.${slugOf(merchant.code)}.example/chat`);
  url.searchParams.set("language", input.language);
  if (session) url.searchParams.set("member", session.account.id);
  return { url: url.href };
};
