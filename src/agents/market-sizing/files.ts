import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import { sizingCsv } from './sizing-csv.ts'
import { sizingWorkbook } from './sizing-workbook.ts'

export default defineFiles(agent, { csv: (result) => sizingCsv(result), xlsx: (result) => sizingWorkbook(result) })
