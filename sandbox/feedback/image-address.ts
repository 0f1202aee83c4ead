/** The address below which a person of the merchant sees feedback. */
export const DESK_PATH = "/sandbox/feedback";

/** Where an image of a message is seen. */
export function imageAddress(messageId: string, place: number): string {
  return `${DESK_PATH}/images/${encodeURIComponent(messageId)}/${place}`;
}

/** The path below which the images of members are seen by themselves. */
export const SENT_PATH = "/api/sent";

/** Where the member sees an image of a message. Its address is the secret: the id of a message is 122 random bits. */
export function memberImageAddress(messageId: string, place: number): string {
  return `${SENT_PATH}/${encodeURIComponent(messageId)}/${place}`;
}
