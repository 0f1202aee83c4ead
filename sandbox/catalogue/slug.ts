/** A name that is valid in a host name or an id: lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "x"
  );
}
