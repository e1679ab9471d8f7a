/** What asks for a guess or a compliment instead of for something that happened. */
const patterns: readonly RegExp[] = [
  /\b(?:would|could|will|might) you\b(?! (?:tell|show|walk|spell|repeat|say|describe|open)\b)/i,
  /\bif (?:we|you|there|it|this) (?:had|were|was|could|offered|built|existed)\b/i,
  /\bhow (?:much|likely) (?:would|are|will) you\b/i,
  /\b(?:do|did) you (?:like|think|believe|feel that)\b/i,
  /\b(?:imagine|in an ideal world|in the future|magic wand)\b/i,
  /\bwouldn['’]t (?:it|you)\b/i,
]

/** True for a question whose answer says nothing about what somebody does. */
export const isHypothetical = (question: string) => patterns.some((pattern) => pattern.test(question))
