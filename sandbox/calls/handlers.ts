import type { Handlers } from "./call-context.ts";
import { announcements } from "../handlers/announcements.ts";
import { captcha, smsCode, verification } from "../handlers/codes.ts";
import { countryList } from "../handlers/countries.ts";
import { addFavourite, favouriteIds, favouriteList, removeFavourite } from "../handlers/favourites.ts";
import { gameCategories, vendors } from "../handlers/vendors.ts";
import { hotGames } from "../handlers/games.ts";
import { headIcon, setHeadIcon } from "../handlers/head-icon.ts";
import { hotMatches } from "../handlers/matches.ts";
import { endOtherSessions, endSession, sessionList } from "../handlers/sessions.ts";
import { login, logout } from "../handlers/sign-in.ts";
import { lotteryList } from "../handlers/lottery.ts";
import { memberInfo, merchantWallet, promotionCount, unreadCount, wallet } from "../handlers/member.ts";
import { serviceLink, settings, startUp } from "../handlers/start-up.ts";
import { addPasskey, passkeyList, passkeyRegistrationOptions, passkeySignInOptions, removePasskey, signInWithPasskey } from "../handlers/passkeys.ts";
import { changePassword, resetPasswordByEmail, resetPasswordByPhone } from "../handlers/password.ts";
import { affiliateCheck, fieldRules, register, registerSettings } from "../handlers/register.ts";
import { createTrialAccount, testPlay } from "../handlers/trial.ts";
import { winnerBoard } from "../handlers/winners.ts";

/** Who answers which call of the contract. */
export const handlers = {
  startUp, settings, serviceLink, login, logout, sessionList, endSession, endOtherSessions, captcha, smsCode, verification,
  registerSettings, fieldRules, register, affiliateCheck, resetPasswordByEmail, resetPasswordByPhone, changePassword, countryList,
  createTrialAccount, testPlay, memberInfo, headIcon, setHeadIcon, wallet, merchantWallet, unreadCount, promotionCount,
  announcements, vendors, gameCategories, hotGames, hotMatches, winnerBoard, lotteryList,
  favouriteList, favouriteIds, addFavourite, removeFavourite,
  passkeyRegistrationOptions, addPasskey, passkeySignInOptions, signInWithPasskey, passkeyList, removePasskey,
} satisfies Handlers;
