import { agentProvocations } from "./agent-calls.ts";
import { agentRebateProvocations } from "./agent-rebate-calls.ts";
import { agentRegistrationProvocations } from "./agent-registration-calls.ts";
import { cardProvocations } from "./card-calls.ts";
import { contractProvocations } from "./contract-calls.ts";
import { closingProvocations } from "./closing-calls.ts";
import { depositProvocations } from "./deposit-calls.ts";
import { drawProvocations } from "./draw-calls.ts";
import { invitationProvocations } from "./invitation-calls.ts";
import { personalInfoProvocations } from "./personal-info-calls.ts";
import { exportProvocations } from "./export-calls.ts";
import { feedbackProvocations } from "./feedback-calls.ts";
import { inboxProvocations } from "./inbox-calls.ts";
import { protectionProvocations } from "./protection-calls.ts";
import { rainProvocations } from "./rain-calls.ts";
import { recordProvocations } from "./record-calls.ts";
import { rewardProvocations } from "./reward-calls.ts";
import { securityProvocations } from "./security-calls.ts";
import { teamProvocations } from "./team-calls.ts";
import { teamReportProvocations } from "./team-report-calls.ts";
import { transferProvocations } from "./transfer-calls.ts";
import { withdrawalProvocations } from "./withdrawal-calls.ts";

/** How to provoke the errors of whole areas: each of their calls is in one of them. */
export const areaProvocations = {
  ...cardProvocations,
  ...depositProvocations,
  ...recordProvocations,
  ...transferProvocations,
  ...securityProvocations,
  ...teamProvocations,
  ...teamReportProvocations,
  ...agentProvocations,
  ...agentRebateProvocations,
  ...agentRegistrationProvocations,
  ...contractProvocations,
  ...drawProvocations,
  ...withdrawalProvocations,
  ...protectionProvocations,
  ...rewardProvocations,
  ...invitationProvocations,
  ...closingProvocations,
  ...personalInfoProvocations,
  ...feedbackProvocations,
  ...inboxProvocations,
  ...rainProvocations,
  ...exportProvocations,
};
