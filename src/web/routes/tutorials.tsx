import { TutorialsPage } from '../features/tutorials/tutorials-page.tsx'
import { breadcrumbData, pageMeta } from '../site/structured-data.ts'

export const meta = () => [
  ...pageMeta({
    title: 'Tutorials',
    description:
      'What to type into each agent, how to read the result and what to do with it, with a worked example for every one.',
  }),
  breadcrumbData([
    { name: 'Home', path: '/' },
    { name: 'Tutorials', path: '/tutorials' },
  ]),
]

export default TutorialsPage
