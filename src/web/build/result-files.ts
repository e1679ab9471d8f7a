import type { Plugin, Rolldown } from 'vite'
import type { ResultFiles } from './begin-result.ts'

/** Where the build leaves the files of each agent's result for its last step, which takes them out again. */
export const resultFilesName = 'result-files.json'

/** What is on the page of every agent. */
const page = ['web/root.tsx', 'web/entry.client.tsx', 'web/routes/workspace-layout.tsx', 'web/routes/agent.tsx']
/** What shows a result, beside the agent's own part. */
const outcome = ['web/features/agent/result/result-panel.tsx', 'shared/api/runs.ts']
const own = ['agent.ts?face', 'agent.ts', 'view.tsx']
/** What `loadParts` of an agent brings whose document is made of Markdown. */
const markdown = { loads: '/src/shared/document/from-markdown.ts', file: 'shared/document/lex-markdown.ts' }

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Lists what a result of each agent needs beside what its page has anyway. */
export function resultFiles(): Plugin {
  return {
    name: 'result-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[]
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const holding = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
      const ids = [...holding.keys()]
      const of = (source: string) => {
        const id = ids.find((each) => each.endsWith(`/src/${source}`))
        return id === undefined ? [] : [holding.get(id) as Chunk]
      }
      const withImports = (starts: readonly Chunk[]) => {
        const all = new Set(starts)
        for (const chunk of all) {
          for (const file of chunk.imports) {
            const imported = byFile.get(file)
            if (imported) all.add(imported)
          }
        }
        return all
      }
      const onPage = withImports(page.flatMap(of))
      if (onPage.size === 0 || outcome.flatMap(of).length < outcome.length)
        throw new Error('The parts of a result are elsewhere now.')
      const agents = ids.flatMap((id) => /\/src\/agents\/([a-z][^/]*)\/agent\.ts$/.exec(id)?.[1] ?? [])
      const files = agents.map((agentId): [string, ResultFiles] => {
        const definition = ids.find((id) => id.endsWith(`/src/agents/${agentId}/agent.ts`)) ?? ''
        const imported = this.getModuleInfo(definition)?.importedIds ?? []
        const parts = imported.some((id) => id.endsWith(markdown.loads)) ? [markdown.file] : []
        const starts = [...own.map((file) => `agents/${agentId}/${file}`), ...parts, ...outcome].flatMap(of)
        const needed = [...withImports(starts)]
          .filter((chunk) => !onPage.has(chunk))
          .toSorted((one, other) => other.code.length - one.code.length)
        const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
        return [
          agentId,
          {
            scripts: needed.map(({ fileName }) => `/${fileName}`),
            styles: [...new Set(styles)].map((file) => `/${file}`),
          },
        ]
      })
      this.emitFile({ type: 'asset', fileName: resultFilesName, source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}
