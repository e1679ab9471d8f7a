/** What a result finds that forms of other agents ask for, as names or short lines, the most important first. */
export const findingKinds = ['rivals', 'people', 'pains', 'features'] as const
export type FindingKind = (typeof findingKinds)[number]
export type Findings = Partial<Record<FindingKind, readonly string[]>>
