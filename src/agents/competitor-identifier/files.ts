import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { groupKeys } from './output.ts'

const labels = { direct: 'Direct', indirect: 'Indirect', potential: 'Potential' }

export default defineFiles(agent, {
  /** One row a competitor. */
  csv: (result) => [
    ['Group', 'Name', 'Description', 'Website', 'Source'],
    ...groupKeys.flatMap((key) =>
      result[key].map(({ name, description, website, reference }) => [
        labels[key],
        name,
        description,
        website ?? '',
        reference ?? '',
      ]),
    ),
  ],
})
