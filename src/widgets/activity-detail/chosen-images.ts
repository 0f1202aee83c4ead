import { applicationImages, imageFaultOf, type ImageFault } from "#gateway/application-images.ts";

/** Why a file was rejected, as the suffix of its text key, and its name. */
interface Refusal {
  reason: ImageFault | "image.many";
  name: string;
}

/** The images of an application, and why the last picked file was rejected. */
export interface ChosenImages {
  images: File[];
  refusal?: Refusal;
}

export const noImages: ChosenImages = { images: [] };

/** A picked file after the check. */
export interface PickedFile {
  file: File;
  fault: ImageFault | undefined;
}

/** Checks files, including their first bytes: a wrong one is reported here, before anything is sent. */
export function checkFiles(files: Iterable<File>): Promise<PickedFile[]> {
  return Promise.all([...files].map(async (file) => ({ file, fault: await imageFaultOf(file) })));
}

/** The identity of a file, as far as a browser can tell. */
export function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * Adds the picked files to the chosen ones. Invalid files are left out, and the first one says why; duplicates are
 * added once.
 */
export function withPicked({ images: before }: ChosenImages, picked: readonly PickedFile[]): ChosenImages {
  const images = [...before];
  const refusals: Refusal[] = [];
  for (const { file, fault } of picked) {
    if (images.some((image) => nameOf(image) === nameOf(file))) continue;
    if (fault) refusals.push({ reason: fault, name: file.name });
    else if (images.length >= applicationImages.most) refusals.push({ reason: "image.many", name: file.name });
    else images.push(file);
  }
  const [refusal] = refusals;
  return { images, ...(refusal && { refusal }) };
}

/** Removes one. */
export function without({ images }: ChosenImages, file: File): ChosenImages {
  return { images: images.filter((one) => one !== file) };
}
