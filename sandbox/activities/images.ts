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
import type { Database } from "../database/tables.ts";

/** An image that may be stored. */
interface Image {
  media_type: ImageType;
  base64: string;
}

const REFUSALS: Readonly<Record<ImageFault, string>> = {
  "image.invalid": "is neither png nor jpg by its first bytes",
  "image.large": `has more than ${applicationImages.bytes} bytes`,
};

/** Checks the files of an application: their number, type and size (games §5). One refused file refuses all. */
export async function imagesIn(files: readonly File[]): Promise<Image[]> {
  if (files.length > applicationImages.most)
    throw new PlatformError("image.many", `An application takes at most ${applicationImages.most} images`, {
      field: "images",
    });
  return Promise.all(files.map(imageIn));
}

async function imageIn(file: File): Promise<Image> {
  const fault = await imageFaultOf(file);
  if (fault) throw new PlatformError(fault, `An image ${REFUSALS[fault]}`, { field: "images" });
  return {
    media_type: required(await imageTypeOf(file), "The type of an image"),
    base64: Buffer.from(await file.arrayBuffer()).toString("base64"),
  };
}

/** Stores the images of an application, replacing those of an earlier one. */
export async function keepImages(
  database: Database,
  whose: { account_id: string; activity_id: string },
  images: readonly Image[],
): Promise<void> {
  await database
    .deleteFrom("activity_images")
    .where("account_id", "=", whose.account_id)
    .where("activity_id", "=", whose.activity_id)
    .execute();
  if (images.length === 0) return;
  await database
    .insertInto("activity_images")
    .values(
      images.map(({ media_type, base64 }, index) => ({
        ...whose,
        media_type,
        place: index + 1,
        bytes: bytesIn(base64),
      })),
    )
    .execute();
}

/** As text: PGlite takes ten seconds to write the bytes of one large image as a parameter. */
function bytesIn(base64: string) {
  return sql<Uint8Array>`decode(${base64}, 'base64')`;
}
