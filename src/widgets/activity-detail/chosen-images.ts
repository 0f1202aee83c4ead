import { applicationImages, imageFaultOf, type ImageFault } from "#gateway/application-images.ts";

/** Why a file was not taken, by the end of its text key, and its name. */
interface Refusal {
  reason: ImageFault | "image.many";
  name: string;
}

/** The images that go with an application, and why the last file that was picked does not. */
export interface ChosenImages {
  images: File[];
  refusal?: Refusal;
}

export const noImages: ChosenImages = { images: [] };

/** A file that was picked, looked at. */
export interface PickedFile {
  file: File;
  fault: ImageFault | undefined;
}

/** Looks at files, at their first bytes too: a wrong one is told here, before anything is sent. */
export function lookAt(files: Iterable<File>): Promise<PickedFile[]> {
  return Promise.all([...files].map(async (file) => ({ file, fault: await imageFaultOf(file) })));
}

/** Tells one file from another, as far as a browser can. */
export function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * Adds what was picked to what is chosen. A file that cannot go is left out, and the first one says why; one that is
 * there already stays there once.
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

/** Takes one out again. */
export function without({ images }: ChosenImages, file: File): ChosenImages {
  return { images: images.filter((one) => one !== file) };
}
