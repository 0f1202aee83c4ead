import { expect, test } from "vitest";
import { deviceOf } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit}`;

test.each([
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`, "Opera", "Android"],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`, "Edge", "Android"],
  [`${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`, "Facebook", "Android"],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iPhone"],
  [`${iphone} Mobile/15E148`, null, "iPhone"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
