import { sql } from "kysely";
import {
  applicationImages,
  imageFaultOf,
  imageTypeOf,
  type ImageFault,
  type ImageType,
} from "#gateway/application-images.ts";
import { required } from "#kernel/assert.ts";
import { PlatformError } from "../calls/platform-error.ts";

/** An image that may be stored. */
export interface Image {
  media_type: ImageType;
  base64: string;
}

const REFUSALS: Readonly<Record<ImageFault, string>> = {
  "image.invalid": "is neither png nor jpg by its first bytes",
  "image.large": `has more than ${applicationImages.bytes} bytes`,
};

/** Where files were sent, and how many of them are taken at most. */
interface Place {
  field: string;
  most?: number | string | undefined;
}

/** Checks files that a member sent: their number, type and size (games §5). One refused file refuses all. */
export async function imagesIn(files: readonly File[], { field, most }: Place): Promise<Image[]> {
  const limit = Number(most ?? applicationImages.most);
  if (files.length > limit)
    throw new PlatformError("image.many", `"${field}" takes at most ${limit} images`, { field });
  return Promise.all(files.map((file) => imageIn(file, field)));
}

async function imageIn(file: File, field: string): Promise<Image> {
  const fault = await imageFaultOf(file);
  if (fault) throw new PlatformError(fault, `An image ${REFUSALS[fault]}`, { field });
  return {
    media_type: required(await imageTypeOf(file), "The type of an image"),
    base64: Buffer.from(await file.arrayBuffer()).toString("base64"),
  };
}

/** Images as they are stored, in order. */
export function rowsOf(images: readonly Image[]) {
  return images.map(({ media_type, base64 }, index) => ({ media_type, place: index + 1, bytes: bytesIn(base64) }));
}

/** As text: PGlite takes ten seconds to write the bytes of one large image as a parameter. */
function bytesIn(base64: string) {
  return sql<Uint8Array>`decode(${base64}, 'base64')`;
}
