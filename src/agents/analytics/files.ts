import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { analysisWorkbook } from './analysis-workbook.ts'

export default defineFiles(agent, { xlsx: (result) => analysisWorkbook(result) })
