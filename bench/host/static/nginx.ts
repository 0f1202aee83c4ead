import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getLocal } from "../../get-local.ts";
import { freePort } from "../running-host.ts";
import type { StaticPage, StaticServer } from "./static-page.ts";

/** Where Debian puts the module that sends files that are compressed already. */
const MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const START_LIMIT = 5000;

/** nginx with one process, which sends the page from a file that is compressed already. */
export async function startNginx({ body, headers }: StaticPage): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), "livery-nginx-"));
  // Started by root, it reads the files as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, "index.html"), "");
  writeFileSync(join(folder, "index.html.br"), body);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers));
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "inherit" });
  const started = performance.now();
  while (!(await isUp(port))) {
    if (child.exitCode !== null || performance.now() - started > START_LIMIT)
      throw new Error("nginx did not start. Install it with its module for Brotli: libnginx-mod-http-brotli-static");
    await pause(50);
  }
  return {
    port,
    stop: async () => {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isUp(port: number): Promise<boolean> {
  return getLocal({ port, host: "localhost", path: "/", encoding: "br" }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function configuration(folder: string, port: number, headers: StaticPage["headers"]): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `${existsSync(MODULE) ? `load_module ${MODULE};` : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  types { text/html html; }
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    brotli_static on;
    ${added.join("\n    ")}
  }
}
`;
}
