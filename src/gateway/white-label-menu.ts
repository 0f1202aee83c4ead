/** The entries of the agents' home that a merchant's white-label menu setting allows (games §2). */
export const whiteLabelMenu = [
  "TEAMOVERVIEW",
  "TRANSRECORD",
  "TEAMMANAGE",
  "REDRAIN",
  "TEAMPNL",
  "TEAMBETTING",
  "REBATESETTING",
  "AGENTREBATE",
  "SECURITY",
  "MESSAGES",
] as const;
