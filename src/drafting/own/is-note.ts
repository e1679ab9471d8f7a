import type { Quote } from '#shared/reading.ts'

/** Cues of what is no feature: who said what, the team, the plan, thoughts for later. */
const notes: readonly RegExp[] = [
  /\bsaid (?:she|he|they)\b|\bi guess\b|\bmaybe\b|\bthat['’]s me\b|\bwhat i (?:really )?want\b|\bi['’]?m (?:building|making|developing)\b|\bmy (?:wife|husband|sister|brother|nephew|niece|friend|mother|father)\b/i,
  /^\d+\s+(?:devs?|developers?|engineers?|designers?|people in (?:the|our) team)\b/i,
  /^(?:we(?:['’]re| are) )?(?:an? )?(?:small |tiny )?team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|^(?:two|three|four|five|solo|one) (?:founders?|developers?|people)\b|\bno (?:sales (?:person|people|team|staff)|marketing (?:team|budget)|funding|investors?)\b|\bwe (?:don['’]?t|do not) have an? (?:office|budget|sales\b.*|marketing\b.*|team|lawyer|designer)\b/i,
  /\b(?:is|are) (?:the|our) (?:first )?pilots?\b|\bpilot with\b|\bbudget\b/i,
  /^(?:start(?:s|ing)?|launch(?:es|ing)?|go(?:es|ing)? live)\b.*\d/i,
]

/** Whether a clause is a note of the writer about people, team or plan: no document shows it as a feature. */
export function isNote({ text }: Pick<Quote, 'text'>): boolean {
  return notes.some((cue) => cue.test(text))
}
