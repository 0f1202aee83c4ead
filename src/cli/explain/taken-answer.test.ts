import { expect, it } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";

const label = "footer.home";
const success = [{ action: "navigate", to: "notice", query: { id: { answer: "id" } } }];

/** What is said of a parameter of the address to which a form leads. */
async function explained(...more: string[]): Promise<string> {
  const { write, livery } = triedSite();
  const submit = { call: "activity", with: { id: { query: "of" } }, label, busy: label };
  write("brands/acme/forms/show.json", { fields: {}, submit, after: { success } });
  write("brands/acme/screens/notice.json", { body: { form: { widget: "form", options: { form: "show" } } } });
  const query = { id: "What is shown.", of: "What is asked for." };
  write("brands/acme/routes.json", { notice: { path: "/m/notice", screen: "notice", query } });
  const { out, complaint } = await livery("explain", "acme", "/forms/show/after/success/0/query/id", ...more);
  return (out + complaint).replaceAll(/ {2,}brands\S+/g, "  @");
}

it("says of a field of an answer which call answers it, and what that call is given", async () => {
  expect(await explained()).toContain(
    [
      "  id of what the call answers",
      "  from the call activity, whose answer depends on who is signed in  @",
      "    id: of of the address  @",
      "  the field id of activityDetail: text",
    ].join("\n"),
  );
});
it("the same for programs", async () => {
  expect(JSON.parse(await explained("--format", "json"))).toMatchObject({ takenFrom: { answer: "id" } });
});
