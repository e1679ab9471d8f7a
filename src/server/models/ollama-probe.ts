import { z } from 'zod'

const tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      details: z.object({ family: z.string().nullish(), families: z.array(z.string()).nullish() }).nullish(),
      /** Newer versions say what a model can do. */
      capabilities: z.array(z.string()).nullish(),
    }),
  ),
})

/** Finds the name of a model that can write text on a running Ollama, or null. Never throws. */
export type OllamaProbe = (baseUrl: string) => Promise<string | null>

/**
 * Asks an Ollama on this machine for its models; waits 500 ms. Another host is never asked: without `MODEL` the server
 * does not look around in a network.
 */
export const probeOllama: OllamaProbe = async (baseUrl) => {
  if (!isLoopback(baseUrl)) return null
  try {
    const response = await fetch(new URL('/api/tags', baseUrl), {
      signal: AbortSignal.timeout(500),
      redirect: 'error',
    })
    if (!response.ok) return null
    const { models } = tags.parse(await response.json())
    return models.find(writesText)?.name ?? null
  } catch {
    return null
  }
}

export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

function writesText(model: z.infer<typeof tags>['models'][number]): boolean {
  if (model.capabilities?.length) return model.capabilities.includes('completion')
  const families = [model.details?.family ?? '', ...(model.details?.families ?? [])]
  return !/embed|minilm|rerank|^bge/i.test(model.name) && !families.some((family) => /bert|clip-only/i.test(family))
}
