import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { faceOf } from '../../agents/_kit/agent-face.ts'
import type { Agent } from '../../agents/_kit/define-agent.ts'

const face = /^(.+\/agents\/[^/]+\/agent\.ts)\?face$/

/** Makes `agent.ts?face` the data of that agent's form and messages, without its schemas and what they need. */
export function agentFaces(): Plugin {
  return {
    name: 'agent-faces',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const path = face.exec(id)?.[1]
      if (!path) return null
      const { default: agent }: { default: Agent } = await import(pathToFileURL(path).href)
      return `export default ${JSON.stringify(faceOf(agent))}`
    },
  }
}
