import type { FindingKind } from '../prepared.ts'

/** Who can act on a concept. */
const owners: Readonly<Record<string, string>> = {
  churn: 'Retention product manager',
  refund: 'Operations manager',
  failure: 'Engineering lead',
  reopened: 'Support lead',
  conversion: 'Growth product manager',
  resolved: 'Support lead',
  waiting: 'Support operations lead',
  satisfaction: 'Product manager with user research',
  discount: 'Pricing manager',
  money: 'Commercial product manager',
  cost: 'Finance partner',
  use: 'Product manager',
  repeat: 'Lifecycle marketer',
  reach: 'Onboarding product manager',
  weekday: 'Operations manager',
  missing: 'Data analyst',
  duplicates: 'Data engineer',
  unreadable: 'Data engineer',
  spelling: 'Data engineer',
}

/** What is wrong in the records is for whoever keeps them. */
export const ownerOf = (concept: string | null, kind: FindingKind) =>
  kind === 'anomaly' || kind === 'impossible' ? 'Data analyst' : (owners[concept ?? ''] ?? 'Product manager')
