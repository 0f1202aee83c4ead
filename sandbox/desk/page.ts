import { escaped } from "../outbox/page.ts";

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}li{border-top:1px solid #ccc;padding:.6rem 0}b{font-size:1.2em}small{color:#555}ol{list-style:none;padding:0}form{display:inline}button{min-height:40px;margin-right:.5rem}textarea{display:block;width:100%;margin:.4rem 0}p{margin:.2rem 0;white-space:pre-line;overflow-wrap:anywhere}img{display:block;max-width:20rem;max-height:20rem;margin:.4rem 0}";

/** A page of the sandbox on which a person of the merchant decides. */
export function deskPage(title: string, about: string, items: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} of the sandbox</title><style>${STYLE}</style>
<h1>${title}</h1><p>${about}</p>
<ol>${items.length > 0 ? items.join("") : "<li>Nothing waits.</li>"}</ol></html>`;
}

/** A picture that a member sent. */
export function sentPicture(address: string): string {
  return `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="Sent by the member"></a>`;
}
