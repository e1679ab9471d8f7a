/** Words that people use for the same thing. A word of the left finds what holds one of the right. */
const groups: readonly (readonly string[])[] = [
  ['rival', 'rivals', 'competitor', 'competitors', 'competition', 'competitive', 'alternatives'],
  ['spec', 'specification', 'requirements', 'prd', 'brd'],
  ['user', 'users', 'customer', 'customers', 'audience', 'persona', 'personas', 'buyer'],
  ['interview', 'interviews', 'questions', 'ask', 'discovery'],
  ['size', 'tam', 'sam', 'som', 'sizing', 'estimate'],
  ['trend', 'trends', 'news', 'happening'],
  ['post', 'posts', 'content', 'copy', 'social', 'newsletter', 'article'],
  ['hook', 'hooks', 'viral', 'video', 'headline'],
  ['ad', 'ads', 'campaign', 'marketing', 'promotion', 'promote'],
  ['website', 'homepage', 'landing', 'page'],
  ['sell', 'selling', 'sales', 'pitch', 'objections'],
  ['csv', 'excel', 'spreadsheet', 'data', 'analytics', 'analyse', 'analyze', 'numbers', 'metrics'],
  ['plan', 'planning', 'roadmap', 'quarter', 'milestones'],
  ['prioritise', 'prioritize', 'priority', 'prioritization', 'rank', 'rice', 'backlog'],
  ['bug', 'bugs', 'test', 'tests', 'testing', 'qa'],
  ['developer', 'developers', 'engineers', 'development', 'tickets', 'stories'],
  ['segment', 'segments', 'segmentation', 'niche', 'gap', 'gaps'],
  ['swot', 'strengths', 'weaknesses', 'positioning'],
  ['design', 'ux', 'ui', 'wireframe'],
  ['launch', 'release', 'announce', 'rollout'],
  ['stakeholder', 'stakeholders', 'status', 'report', 'update'],
]

const byWord = new Map<string, readonly string[]>()
for (const group of groups) for (const word of group) byWord.set(word, group)

/** The word itself first. */
export function withSynonyms(word: string): string[] {
  return [...new Set([word, ...(byWord.get(word) ?? [])])]
}
