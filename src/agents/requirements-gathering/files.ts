import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { gherkin, storyLines, storySentence } from './to-document.ts'

/** What issue trackers call our three priorities. */
const priorities = { Must: 'High', Should: 'Medium', Could: 'Low' } as const

const label = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Rows under the names by which issue trackers map columns; one issue a story, a quality and a rule. */
export default defineFiles(agent, {
  csv: ({ stories, nonFunctional, businessRules }) => [
    ['Issue ID', 'Issue Type', 'Summary', 'Description', 'Acceptance Criteria', 'Priority', 'Labels'],
    ...stories.map((story) => [
      story.id,
      'Story',
      `${story.want.charAt(0).toUpperCase()}${story.want.slice(1)}`.slice(0, 250),
      storySentence(story),
      [...storyLines(story), ...story.scenarios.map(gherkin)].join('\n\n'),
      priorities[story.priority],
      ['requirement', story.step?.toLowerCase()].filter(Boolean).join(' '),
    ]),
    ...nonFunctional.map(({ id, area, requirement, criterion, basis }) => [
      id,
      'Task',
      requirement.slice(0, 250),
      basis,
      criterion ?? '',
      'Medium',
      `quality ${label(area)}`,
    ]),
    ...businessRules.map(({ id, rule, basis }) => [
      id,
      'Task',
      rule.slice(0, 250),
      basis,
      rule,
      'Medium',
      'business-rule',
    ]),
  ],
})
