import type { Transport } from "#data/client/transport/transport.ts";
import { Form } from "#widgets/form/form.tsx";
import { plainStartUp } from "../../../tests/support/widget-page.ts";
import { client, EnginePage } from "../../engine-page.tsx";
import { bigForm } from "./big-form.ts";
import { icons } from "./icons.ts";
import { fieldsWanted, measurePage } from "./measured-page.ts";

/** The form as the engine renders it from a descriptor, on a page of its own. */
const { fields, rules, texts } = bigForm(fieldsWanted);
const big = { fields, submit: { call: "login", label: "send", busy: "send" }, after: {} };
const transport: Transport = ({ call }) =>
  call === "startUp" ? Promise.resolve(plainStartUp) : Promise.reject(new Error(`${call} has no answer here`));
client.setQueryData(["startUp", "acme", {}, null], plainStartUp);

measurePage(
  <EnginePage page={{ forms: { big }, rules, texts, icons }} transport={transport}>
    <Form id="form" options={{ form: "big" }} slots={{}} />
  </EnginePage>,
);
