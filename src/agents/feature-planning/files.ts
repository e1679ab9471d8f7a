import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { planningCsv, planningWorkbook } from './planning-files.ts'

export default defineFiles(agent, {
  xlsx: (result) => planningWorkbook(result),
  csv: (result) => planningCsv(result),
})
