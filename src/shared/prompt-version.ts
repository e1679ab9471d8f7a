/** Numbers of the shared rules stay below this. */
const rulesRoom = 100

/** One number for an agent's own prompt and the rules that all agents share. */
export const promptVersion = (own: number, rules: number): number => own * rulesRoom + rules

/** As people read it: "2.3", the agent's own first; "2" for runs from before the rules were counted. */
export const promptName = (version: number): string =>
  version < rulesRoom ? String(version) : `${Math.floor(version / rulesRoom)}.${version % rulesRoom}`
