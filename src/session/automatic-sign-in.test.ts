import { beforeEach, describe, expect, it } from "vitest";
import { memoryKeys, memoryStorage } from "../../tests/support/memory-storage.ts";
import { keepForItself, loginForItself } from "./automatic-sign-in.ts";
import { recallLogin, rememberLogin, renewRememberedLogin } from "./remembered-login.ts";
import type { SafeStorage } from "./storage.ts";

const login = { type: "username", username: "maria", password: "Sécret 1" };
let [keys, storage] = [memoryKeys(), memoryStorage()];
beforeEach(() => {
  [keys, storage] = [memoryKeys(), memoryStorage()];
});

describe("the login with which a phone signs in by itself (account §3)", () => {
  it("is stored under autoSass with the flags autoRemPass and autoLogin, and never in the clear @account-3-28 @account-3-29", async () => {
    expect(await keepForItself(login, keys, storage)).toBe(true);
    expect([...storage.entries.keys()].toSorted()).toEqual(["autoLogin", "autoRemPass", "autoSass"]);
    expect([storage.read("autoLogin"), storage.read("autoRemPass")]).toEqual(["1", "1"]);
    expect(storage.read("autoSass")).not.toContain("cret 1");
    expect(await loginForItself(keys, storage)).toEqual(login);
  });

  it("is another one than the login with which forms start", async () => {
    const other = { ...login, username: "clara" };
    await rememberLogin(other, keys, storage);
    await keepForItself(login, keys, storage);
    expect([await recallLogin("username", keys, storage), await loginForItself(keys, storage)]).toEqual([other, login]);
    await keepForItself(undefined, keys, storage);
    expect([await recallLogin("username", keys, storage), await loginForItself(keys, storage)]).toEqual([other, null]);
  });

  it('is forgotten where it is not wanted, and autoLogin is "0"', async () => {
    await keepForItself(login, keys, storage);
    expect(await keepForItself(undefined, keys, storage)).toBe(true);
    expect([...storage.entries]).toEqual([["autoLogin", "0"]]);
  });

  it("is encrypted again when its password is changed", async () => {
    await keepForItself(login, keys, storage);
    await renewRememberedLogin("maria", "New secret", keys, storage);
    expect(await loginForItself(keys, storage)).toEqual({ ...login, password: "New secret" });
    expect(storage.read("sass")).toBeNull();
  });

  it("is not stored where the phone has no room or no keys", async () => {
    const full: SafeStorage = { ...storage, write: (key, value) => key !== "autoSass" && storage.write(key, value) };
    expect(await keepForItself(login, keys, full)).toBe(false);
    const noKeys = { keyOfThisPhone: () => Promise.reject(new Error("no IndexedDB")) };
    expect(await keepForItself(login, noKeys, storage)).toBe(false);
    expect([...storage.entries]).toEqual([["autoLogin", "0"]]);
  });
});
