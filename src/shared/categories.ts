/** The five categories of agents, in the order of a product's life. Ids are part of the URL. */
export const categories = [
  {
    id: 'discovery-validation',
    label: 'Discovery & Validation',
    purpose: 'Find out what is worth building, and for whom.',
  },
  {
    id: 'planning-design',
    label: 'Planning & Design',
    purpose: 'Turn what you learned into something a team can build.',
  },
  { id: 'development-testing', label: 'Development & Testing', purpose: 'Hand over cleanly and prove that it works.' },
  { id: 'go-to-market', label: 'Go-to-Market', purpose: 'Say who it is for, and reach them.' },
  { id: 'launch-growth', label: 'Launch & Growth', purpose: 'Learn from use and decide what comes next.' },
] as const

export type CategoryId = (typeof categories)[number]['id']

export function isCategoryId(value: string): value is CategoryId {
  return categories.some((category) => category.id === value)
}
