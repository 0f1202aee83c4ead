import type { AnnouncementSeed } from "./announcement.ts";

const banner = (
  id: string,
  group: string,
  daysAgo: number,
  EN: [string, string],
  TY: [string, string],
  promotionType?: string,
): AnnouncementSeed => ({
  id,
  type: "B",
  group,
  daysAgo,
  ...(promotionType !== undefined && { promotionType }),
  EN: { title: EN[0], content: `<p>${EN[1]}</p>` },
  TY: { title: TY[0], content: `<p>${TY[1]}</p>` },
});

/** Banners of the home screen and of the registration. The artwork sets title and text into the picture. */
export const banners: readonly AnnouncementSeed[] = [
  banner(
    "b-friday",
    "m_home",
    2,
    ["Friday Reel Run", "50 spins in, 10 on us"],
    ["Biyernes Reel Run", "50 spin mo, 10 sagot namin"],
  ),
  banner(
    "b-welcome",
    "m_home",
    20,
    ["Half on top", "50% of your deposit, up to 1,000"],
    ["Dagdag na kalahati", "50% ng deposito, hanggang 1,000"],
    "DEPOSIT",
  ),
  banner(
    "b-live",
    "m_home",
    5,
    ["Live tables, all night", "Real dealers from 6 PM"],
    ["Live tables magdamag", "Totoong dealer mula 6 PM"],
  ),
  banner(
    "b-draw",
    "m_home",
    1,
    ["Next draw in a minute", "Pick three numbers"],
    ["Bola kada minuto", "Pumili ng tatlong numero"],
  ),
  banner(
    "b-friends",
    "m_home",
    9,
    ["Bring a friend", "100 for each who joins in"],
    ["Isama ang tropa", "100 sa bawat kasama"],
    "REFERRAL",
  ),
  banner(
    "b-join",
    "m_reg",
    20,
    ["Join in a minute", "18.00 to begin with, on us"],
    ["Sumali, isang minuto lang", "May 18.00 kang pambungad"],
  ),
  banner(
    "b-safe",
    "m_reg",
    40,
    ["Yours, and safe", "Withdrawals in 15 minutes"],
    ["Ligtas ang pera mo", "Withdraw sa loob ng 15 minuto"],
  ),
];
