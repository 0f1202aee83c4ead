/** At most this many at a time (or in a minute, for reports): of one client or brand, and of all together. */
export interface Most {
  each: number;
  all: number;
}

/** How much of the host one client, one brand and all of them may use. Times are in milliseconds. */
export interface HostLimits {
  /** Open connections; those of trusted proxies count only in all. */
  connections: Most;
  /** Calls of clients whose bodies have not arrived yet. */
  clientBodies: Most;
  /** Calls of clients that have arrived and are not answered yet. */
  clientCalls: Most;
  /** Calls of brands that wait for their platform. */
  brandCalls: Most;
  /** Connections of a brand to its platform. */
  platformSockets: number;
  /** Bytes of bodies in memory. */
  bodyBytes: Most;
  /** Bytes of rendered pages in memory; those that were not asked for longest are rendered again when they are. */
  pageBytes: number;
  /** Pages that listen for edits. */
  streams: Most;
  /** Reports of broken widgets in a minute. */
  reports: Most;
  /** Until a request's headers are complete. */
  headersTime: number;
  /** Until a request is complete, whatever it is. */
  requestTime: number;
  /** A body has this time plus what `bodySpeed` allows for its length. */
  bodyTime: number;
  /** Bytes a second that the body of a call has to arrive with. */
  bodySpeed: number;
  /** How long an idle connection stays open; responses announce it. */
  keepAlive: number;
  /** How long a connection may be silent in the middle of a response. */
  silence: number;
}

/** The limits, unless the environment sets others. Many visitors of a mobile network share an address. */
export const usualLimits: HostLimits = {
  connections: { each: 256, all: 8000 },
  clientBodies: { each: 32, all: 2000 },
  clientCalls: { each: 64, all: 4000 },
  brandCalls: { each: 400, all: 4000 },
  platformSockets: 200,
  bodyBytes: { each: 32 << 20, all: 256 << 20 },
  pageBytes: 512 << 20,
  streams: { each: 20, all: 200 },
  reports: { each: 10, all: 100 },
  headersTime: 10_000,
  requestTime: 150_000,
  bodyTime: 10_000,
  bodySpeed: 128 << 10,
  keepAlive: 5000,
  silence: 60_000,
};

/**
 * The limits of one of several processes behind one port: its share of what all clients together may use, and of what
 * protects a platform. A client may use as much of each process as of a single one.
 */
export function limitsOfWorker(limits: HostLimits, workers: number): HostLimits {
  const share = (amount: number) => Math.ceil(amount / workers);
  const shared = ({ each, all }: Most): Most => ({ each: Math.min(each, share(all)), all: share(all) });
  return {
    ...limits,
    connections: shared(limits.connections),
    clientBodies: shared(limits.clientBodies),
    clientCalls: shared(limits.clientCalls),
    brandCalls: { each: share(limits.brandCalls.each), all: share(limits.brandCalls.all) },
    platformSockets: share(limits.platformSockets),
    bodyBytes: shared(limits.bodyBytes),
    pageBytes: share(limits.pageBytes),
    streams: shared(limits.streams),
    reports: shared(limits.reports),
  };
}
