/** How long a browser may take to read what it saves. */
const READ_MS = 60_000;

/** Saves something under a name, by a link that is tapped for the visitor: no tab is opened, so that none is blocked. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(/[^\w .-]+/g, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
