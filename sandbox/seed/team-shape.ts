/** A member of a seeded team, by the place in it. */
export interface TeamSeat {
  /** From 1. */
  place: number;
  username: string;
  /** The place of the upline; 0: the agent whose team it is. */
  upline: number;
  /** 1: directly below the agent. */
  level: number;
  isAgent: boolean;
}

/** The levels of a team, and how many are directly below somebody, where there are enough of them. */
export const LEVELS = 6;
const BELOW = 5;

const NAMES = [
  ..."amado belen carding diwata efren fidela gloria hernan isko jasmin kulas ligaya mayumi".split(" "),
  ..."narciso oscar pilar quirino rosario silang teresa ursula virgilio wilma ximena yolanda zeny".split(" "),
];

/**
 * A team of so many members: the first are one below the other, so that a small team has all levels, too. All others are
 * below somebody of whom few are, none of them on more levels.
 */
export function teamOf(size: number): readonly TeamSeat[] {
  const levels = [0];
  const uplines = [0];
  for (let place = 1; place <= size; place++) {
    const wanted = place <= LEVELS ? place - 1 : Math.floor((place - LEVELS - 1) / BELOW);
    const upline = (levels[wanted] ?? 0) < LEVELS ? wanted : (uplines[wanted] ?? 0);
    uplines.push(upline);
    levels.push((levels[upline] ?? 0) + 1);
  }
  const haveTeams = new Set(uplines.slice(1));
  return Array.from({ length: size }, (_, index) => {
    const place = index + 1;
    return {
      place,
      username: `${NAMES[index % NAMES.length]}${place}`,
      upline: uplines[place] ?? 0,
      level: levels[place] ?? 1,
      isAgent: haveTeams.has(place),
    };
  });
}
