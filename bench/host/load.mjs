/**
 * Asks for one page again and again over some connections, and prints the answers a second. Plain sockets: a client that
 * parses everything would be slower than the servers that it measures. Arguments: port, host, connections, milliseconds.
 */
import { connect } from "node:net";

const [port, host, connections, milliseconds] = process.argv.slice(2);
const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nAccept: text/html\r\n\r\n`;
const waits = [];

function open() {
  const socket = connect(Number(port), "127.0.0.1");
  let missing = 0;
  let started = 0;
  const ask = () => {
    started = performance.now();
    socket.write(request);
  };
  socket.on("connect", ask);
  socket.on("data", (chunk) => {
    if (missing === 0) {
      const end = chunk.indexOf("\r\n\r\n");
      const head = chunk.toString("latin1", 0, end);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(`Unexpected answer: ${head}`);
      missing = end + 4 + Number(length);
    }
    missing -= chunk.length;
    if (missing > 0) return;
    missing = 0;
    waits.push(performance.now() - started);
    ask();
  });
  return socket;
}

const sockets = Array.from({ length: Number(connections) }, open);
setTimeout(() => {
  for (const socket of sockets) socket.destroy();
  waits.sort((a, b) => a - b);
  console.log(JSON.stringify({ count: waits.length, p99: waits[Math.floor(waits.length * 0.99)] }));
}, Number(milliseconds));
