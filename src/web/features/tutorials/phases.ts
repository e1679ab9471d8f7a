/** The journey of a product in four phases. Agents by id, in the order in which they help. */
export interface Phase {
  title: string
  description: string
  duration: string
  agentIds: readonly string[]
  outcome: string
}

export const phases: readonly Phase[] = [
  {
    title: 'Discovery & Validation',
    description: 'Find out whether the problem is real, who has it, and whether enough of them do.',
    duration: '1-2 weeks',
    agentIds: ['customer-interview', 'trend-scanner', 'market-sizing'],
    outcome: 'Eight interviews counted against what you believed, and a market size whose weakest row you know.',
  },
  {
    title: 'Planning & Design',
    description: 'Turn what you learned into stories, limits and a plan that a team can argue with.',
    duration: '2-3 weeks',
    agentIds: ['requirements-gathering', 'planning', 'design-ux'],
    outcome: 'Requirements with a test each, and the questions that are left, with who answers them.',
  },
  {
    title: 'Go-to-Market Strategy',
    description: 'Decide whom you are for, against what, and say it in words that a customer uses.',
    duration: '1-2 weeks',
    agentIds: ['market-research', 'competitor-analysis', 'content-creation'],
    outcome: 'A position in one sentence, three rows in which you win, and a first text to publish.',
  },
  {
    title: 'Launch & Growth',
    description: 'Ship, watch what people do, and let that decide what comes next.',
    duration: 'Ongoing',
    agentIds: ['roadmap-creation', 'analytics', 'launch'],
    outcome: 'A roadmap with decision dates, and figures that somebody has taken apart before the meeting.',
  },
]
