import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { serve } from "../../../tests/support/http.ts";
import { form as formSchema } from "#descriptor/form.ts";
import { provision } from "./provision.ts";
import { settingsFrom } from "../settings.ts";

const acme = await compiledAcme();
const elsewhere = await compiledAcme({ gateway: { platform: "https://platform.example" } });

async function sandbox(status = 200) {
  const received: {
    method: string | undefined;
    url: string | undefined;
    secret: string | undefined;
    merchants: unknown;
  }[] = [];
  const listener: RequestListener = (request, response) => {
    let body = "";
    request
      .setEncoding("utf8")
      .on("data", (chunk: string) => {
        body += chunk;
      })
      .on("end", () => {
        received.push({
          method: request.method,
          url: request.url,
          secret: request.headers.authorization,
          merchants: JSON.parse(body),
        });
        response.writeHead(status).end("no room");
      });
  };
  return { received, settings: { ...settingsFrom({}), sandbox: await serve(listener), sandboxSecret: "s3cret" } };
}

test("the sandbox gets every merchant, with name, hosts, country, currency, time zone and colours", async () => {
  const { received, settings } = await sandbox();
  await provision([acme, elsewhere], settings);
  expect(received).toEqual([
    {
      method: "PUT",
      url: "/sandbox/merchants",
      secret: "Bearer s3cret",
      merchants: [
        expect.objectContaining({
          code: "acme",
          trialCode: "acmetrial",
          name: "Acme",
          hosts: acme.brand.hosts,
          country: "ZZ",
          currency: "USD",
          timeZone: "UTC",
          scheme: "light",
          palette: expect.objectContaining({ accent: "#1a5fb4" }) as unknown,
        }),
      ],
    },
  ]);
});
test("of a phone-auth provider the sandbox gets the project, whose tokens it accepts", async () => {
  const { received, settings } = await sandbox();
  const phoneAuth = {
    provider: "firebase",
    apiKey: "key",
    authDomain: "acme.firebaseapp.com",
    projectId: "acme-project",
  };
  await provision([await compiledAcme({ features: { phoneAuth } })], settings);
  expect(received[0]?.merchants).toEqual([expect.objectContaining({ phoneAuth: { projectId: "acme-project" } })]);
});
test("the sandbox gets the brand's rules for the registration, by field name; number and captcha are left to the platform", async () => {
  const { received, settings } = await sandbox();
  const rules = {
    shortName: { pattern: "[a-z]+", minLength: 6, maxLength: 8, messages: { pattern: "message.name" } },
    repeated: { equals: "password", messages: {} },
    unused: { minLength: 2, messages: {} },
    captcha: { numeric: true, messages: {} },
  };
  // What is a captcha and what a number, the form says by the kinds of its fields.
  const form = formSchema.parse({
    fields: {
      number: { kind: "phone", label: "a", sends: "mobileNum" },
      captcha: { kind: "captcha", label: "b", draw: { call: "captcha" } },
    },
    settings: "registration",
    submit: { call: "register", label: "c", busy: "d" },
    after: {},
  });
  const fields = {
    username: { enabled: true, required: true, rule: "shortName" },
    confirmPassword: { enabled: true, required: true, rule: "repeated" },
    nickname: { enabled: true, required: false },
    mobileNum: { enabled: true, required: true, rule: "unused" },
    captcha: { enabled: true, required: true, rule: "captcha" },
  };
  const { brand, ...rest } = acme;
  await provision([{ ...rest, brand: { ...brand, rules, forms: { form }, registration: { fields } } }], settings);
  expect(received[0]?.merchants).toEqual([
    expect.objectContaining({
      rules: { username: { pattern: "[a-z]+", minLength: 6, maxLength: 8 } },
      registration: expect.objectContaining({
        captcha: true,
        fields: expect.not.objectContaining({ captcha: expect.anything() as unknown }) as unknown,
      }) as unknown,
    }),
  ]);
});
test.each([
  ["no brand uses it", [elsewhere], {}],
  ["there is no sandbox", [acme], { sandbox: null }],
  ["there is no secret", [acme], { sandboxSecret: null }],
])("nothing is sent when %s", async (_, brands, changes) => {
  const { received, settings } = await sandbox();
  await provision(brands, { ...settings, ...changes });
  expect(received).toEqual([]);
});
test("a sandbox's refusal is quoted", async () => {
  const { settings } = await sandbox(409);
  await expect(provision([acme], settings)).rejects.toThrow(
    "The sandbox refused the merchants with status 409: no room",
  );
});
