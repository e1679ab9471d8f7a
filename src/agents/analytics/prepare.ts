import { definePrepare } from '#agents/_kit/define-prepare.ts'
import agent from './agent.ts'
import { rememberedDictionaries, withInputFile } from './open-input-file.ts'
import { analyseInProcess } from './prepare/analyse-in-process.ts'
import type { PreparedAnalysis } from './prepared.ts'

export default definePrepare(agent, async (input, tools) => {
  const { account, signal, note } = tools
  const request = { question: input.question, dictionaries: rememberedDictionaries(tools) }
  const value = await withInputFile(input, tools, (open) => analyseInProcess(request, open, { account, signal, note }))
  return { value, understood: understoodOf(value) }
})

function understoodOf({
  rows,
  columns,
  row,
  rowMeaning,
  values,
  format,
}: PreparedAnalysis): { label: string; value: string }[] {
  const from = values['data.from']?.text
  const to = values['data.to']?.text
  return [
    { label: 'Read as', value: format },
    { label: 'Each row', value: rowMeaning ?? (row.one === 'row' ? 'not named in the file' : `one ${row.one}`) },
    { label: 'Size', value: `${rows.toLocaleString('en-US')} rows, ${columns.length} columns` },
    ...(from && to ? [{ label: 'Time', value: `${from} to ${to}` }] : []),
  ]
}
