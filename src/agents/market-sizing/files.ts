import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { sizingWorkbook } from './sizing-workbook.ts'

export default defineFiles(agent, { xlsx: (result) => sizingWorkbook(result) })
