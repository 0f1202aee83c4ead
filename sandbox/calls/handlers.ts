import type { Handlers } from "./call-context.ts";
import { activities, activity, claimActivity, joinActivity } from "../handlers/activities.ts";
import { announcements } from "../handlers/announcements.ts";
import { helpArticles } from "../handlers/articles.ts";
import { captcha, smsCode, verification } from "../handlers/codes.ts";
import { contractCheck } from "../handlers/contracts.ts";
import { countryList } from "../handlers/countries.ts";
import { addFavourite, favouriteIds, favouriteList, removeFavourite } from "../handlers/favourites.ts";
import { gameCategories, vendors } from "../handlers/vendors.ts";
import { gameClasses, gameList, hotGames } from "../handlers/games.ts";
import { headIcon, setHeadIcon } from "../handlers/head-icon.ts";
import { hotMatches } from "../handlers/matches.ts";
import { endOtherSessions, endSession, sessionList } from "../handlers/sessions.ts";
import { login, logout } from "../handlers/sign-in.ts";
import { betRecords } from "../handlers/bet-records.ts";
import { gameLaunch, lotteryLaunch } from "../handlers/launch.ts";
import { lotteryList, lotteryMenu } from "../handlers/lottery.ts";
import { memberInfo, merchantWallet, promotionCount, wallet } from "../handlers/member.ts";
import { messages, readMessage, unreadCount } from "../handlers/messages.ts";
import { serviceLink, settings, startUp } from "../handlers/start-up.ts";
import { addRecentGame, recentGames } from "../handlers/recents.ts";
import {
  addPasskey,
  passkeyList,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from "../handlers/passkeys.ts";
import { changePassword, resetPasswordByEmail, resetPasswordByPhone } from "../handlers/password.ts";
import { affiliateCheck, fieldRules, register, registerSettings } from "../handlers/register.ts";
import { createTrialAccount, testPlay } from "../handlers/trial.ts";
import { winnerBoard } from "../handlers/winners.ts";

/** Who answers which call of the contract. */
export const handlers = {
  startUp,
  settings,
  serviceLink,
  login,
  logout,
  sessionList,
  endSession,
  endOtherSessions,
  captcha,
  smsCode,
  verification,
  registerSettings,
  fieldRules,
  register,
  affiliateCheck,
  resetPasswordByEmail,
  resetPasswordByPhone,
  changePassword,
  countryList,
  createTrialAccount,
  testPlay,
  memberInfo,
  headIcon,
  setHeadIcon,
  wallet,
  merchantWallet,
  unreadCount,
  messages,
  readMessage,
  promotionCount,
  announcements,
  helpArticles,
  activities,
  activity,
  joinActivity,
  claimActivity,
  vendors,
  gameCategories,
  gameList,
  gameClasses,
  hotGames,
  hotMatches,
  winnerBoard,
  lotteryList,
  lotteryMenu,
  favouriteList,
  favouriteIds,
  addFavourite,
  removeFavourite,
  recentGames,
  addRecentGame,
  gameLaunch,
  lotteryLaunch,
  betRecords,
  passkeyRegistrationOptions,
  addPasskey,
  passkeySignInOptions,
  signInWithPasskey,
  passkeyList,
  removePasskey,
  contractCheck,
} satisfies Handlers;
