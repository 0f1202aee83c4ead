import { configure } from "@testing-library/react";

// Test files with a document share it. What they must not share: its content, storage, cookies and address.
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("=")))
  document.cookie = `${name ?? ""}=; max-age=0; path=/`;
history.replaceState(null, "", "/");

// A second, which it waits by default, is little for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
