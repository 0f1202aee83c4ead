import { imageFaultOf } from "#gateway/application-images.ts";

/** How many images are taken, and the most bytes of each. */
export interface ImageLimits {
  most: number;
  bytes: number;
}

/** Why a file was rejected, as the end of its text key, and its name. */
interface Refusal {
  reason: "invalid" | "large" | "many";
  name: string;
}

/** The images of a field, and why the last picked file was rejected. */
export interface ChosenImages {
  images: readonly File[];
  refusal?: Refusal;
}

export const noImages: ChosenImages = { images: [] };

/** A picked file after the check. */
export interface PickedFile {
  file: File;
  fault: "invalid" | "large" | undefined;
}

/** Checks files, including their first bytes: a wrong one is reported here, before anything is sent. */
export function checkFiles(files: Iterable<File>, { bytes }: ImageLimits): Promise<PickedFile[]> {
  return Promise.all(
    [...files].map(async (file) => {
      const fault = await imageFaultOf(file, bytes);
      return { file, fault: fault && (fault === "image.large" ? "large" : "invalid") };
    }),
  );
}

/** The identity of a file, as far as a browser can tell. */
export function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * Adds the picked files to the chosen ones. Invalid files are left out, and the first one says why; duplicates are
 * added once.
 */
export function withPicked(
  { images: before }: ChosenImages,
  picked: readonly PickedFile[],
  { most }: ImageLimits,
): ChosenImages {
  const images = [...before];
  const refusals: Refusal[] = [];
  for (const { file, fault } of picked) {
    if (images.some((image) => nameOf(image) === nameOf(file))) continue;
    if (fault) refusals.push({ reason: fault, name: file.name });
    else if (images.length >= most) refusals.push({ reason: "many", name: file.name });
    else images.push(file);
  }
  const [refusal] = refusals;
  return { images, ...(refusal && { refusal }) };
}

/** Removes one. */
export function without({ images }: ChosenImages, file: File): ChosenImages {
  return { images: images.filter((one) => one !== file) };
}
