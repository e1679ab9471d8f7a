import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { valueLabels } from './value-labels.ts'

/** The matrix with one cell a row, so that a spreadsheet can filter and pivot it. */
export default defineFiles(agent, {
  csv: ({ matrix }) => [
    ['Capability', 'Where it comes from', 'Vendor', 'Answer', 'Basis'],
    ...matrix.flatMap(({ criterion, why, cells }) =>
      cells.map(({ vendor, value, basis }) => [criterion, why, vendor, valueLabels[value], basis]),
    ),
  ],
})
