import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'testing',
  name: 'Testing',
  description: 'A test plan by risk, cases that trace to the steps of the job, and charters to explore the rest.',
  icon: 'flask',
  category: 'development-testing',
  status: 'live',
  functionName: 'testing',
  keywords: [
    'test plan',
    'test cases',
    'qa',
    'risk matrix',
    'acceptance test',
    'exploratory testing',
    'testrail',
    'xray',
  ],
})
