import { describe, expect, it } from "vitest";
import { forgetLogin, recallLogin, rememberLogin, renewRememberedLogin } from "./remembered-login.ts";
import { memoryKeys, memoryStorage } from "../../tests/support/memory-storage.ts";
import { newKey } from "./secret-key.ts";
import type { SafeStorage } from "./storage.ts";

const login = { type: "username", username: "maria", password: "Sécret 1", countryDialingCode: "+63" };

describe("a remembered login (account §3, §4)", () => {
  it("is restored unchanged @account-3-24", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    expect(await rememberLogin(login, keys, storage)).toBe(true);
    expect(await recallLogin("username", keys, storage)).toEqual(login);
  });

  it("is stored under sass with the flag remPass, the password double-encoded and never in the clear @account-3-24 @account-3-25 @account-3-30", async () => {
    const storage = memoryStorage();
    await rememberLogin(login, memoryKeys(), storage);
    expect([...storage.entries.keys()].toSorted()).toEqual(["remPass", "sass"]);
    const stored = JSON.parse(storage.entries.get("sass") ?? "") as Record<string, string>[];
    expect(stored).toEqual([
      { type: "username", username: "maria", password: expect.any(String), countryDialingCode: "+63" },
    ]);
    const twice = stored[0]?.["password"] ?? "";
    for (const text of [twice, atob(twice), atob(atob(twice))]) expect(text).not.toContain("cret 1");
  });

  it("encrypts the same password differently each time", async () => {
    const [keys, one, other] = [memoryKeys(), memoryStorage(), memoryStorage()];
    await rememberLogin(login, keys, one);
    await rememberLogin(login, keys, other);
    expect(one.entries.get("sass")).not.toBe(other.entries.get("sass"));
  });

  it("cannot be decrypted with another phone's key, under another name, or when damaged", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await rememberLogin(login, keys, storage);
    expect(await recallLogin("username", memoryKeys(), storage)).toBeNull();
    const stored = storage.entries.get("sass") ?? "";
    storage.entries.set("sass", stored.replace("maria", "pedro"));
    expect(await recallLogin("username", keys, storage)).toBeNull();
    storage.entries.set("sass", "{");
    expect(await recallLogin("username", keys, storage)).toBeNull();
  });

  it("is encrypted again when its password is changed @account-4-31", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await rememberLogin(login, keys, storage);
    await renewRememberedLogin("Maria", "New secret", keys, storage);
    expect(await recallLogin("username", keys, storage)).toEqual({ ...login, password: "New secret" });
  });

  it("of another account is unchanged when a password is changed", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await renewRememberedLogin("maria", "New secret", keys, storage);
    expect(storage.entries.size).toBe(0);
    await rememberLogin(login, keys, storage);
    await renewRememberedLogin("pedro", "New secret", keys, storage);
    expect(await recallLogin("username", keys, storage)).toEqual(login);
  });

  it("belongs to one way of signing in @account-4-03", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await rememberLogin(login, keys, storage);
    expect(await recallLogin("sms", keys, storage)).toBeNull();
  });

  it("is one for each way of signing in: a new one replaces only the one of the same way", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    const number = { type: "sms", username: "9171234567", password: "", countryDialingCode: "63" };
    for (const one of [login, number, { ...login, username: "clara" }]) await rememberLogin(one, keys, storage);
    expect([await recallLogin("username", keys, storage), await recallLogin("sms", keys, storage)]).toEqual([
      { ...login, username: "clara" },
      number,
    ]);
  });

  it("is forgotten without a trace", async () => {
    const storage = memoryStorage();
    await rememberLogin(login, memoryKeys(), storage);
    forgetLogin("username", storage);
    expect(storage.entries.size).toBe(0);
  });

  it("of one way is forgotten, that of the other stays", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await rememberLogin(login, keys, storage);
    await rememberLogin({ ...login, type: "sms" }, keys, storage);
    forgetLogin("sms", storage);
    expect([await recallLogin("sms", keys, storage), await recallLogin("username", keys, storage)]).toEqual([
      null,
      login,
    ]);
    expect(storage.entries.get("remPass")).toBe("1");
  });

  it("is read from the old storage format, which had only one", async () => {
    const [keys, storage] = [memoryKeys(), memoryStorage()];
    await rememberLogin(login, keys, storage);
    storage.entries.set("sass", JSON.stringify((JSON.parse(storage.entries.get("sass") ?? "") as unknown[])[0]));
    expect(await recallLogin("username", keys, storage)).toEqual(login);
  });

  it.each(["sass", "remPass"])("is forgotten when %s is full", async (full) => {
    const storage = memoryStorage();
    const tight: SafeStorage = { ...storage, write: (key, value) => key !== full && storage.write(key, value) };
    expect(await rememberLogin(login, memoryKeys(), tight)).toBe(false);
    expect(storage.entries.size).toBe(0);
  });

  it("stores nothing where the browser cannot store keys", async () => {
    const storage = memoryStorage();
    expect(
      await rememberLogin(login, { keyOfThisPhone: () => Promise.reject(new Error("no IndexedDB")) }, storage),
    ).toBe(false);
    expect(storage.entries.size).toBe(0);
  });

  it("is encrypted with a key that cannot be exported", async () => {
    const key = await newKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow(/extractable/i);
  });
});
