import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseModel } from './choose-model.ts'
import { isLoopback, probeOllama } from './ollama-probe.ts'

const never = { ollama: async () => expect.fail('the probe was not to be used') }
const found = { ollama: async () => 'llama3.2:3b' }
const none = { ollama: async () => null }

async function idOf(...args: Parameters<typeof chooseModel>): Promise<string> {
  const choice = await chooseModel(...args)
  return choice.kind === 'model' ? choice.client.id : 'built-in'
}

describe('chooseModel', () => {
  test('MODEL wins over every key', async () => {
    const env = { ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'o' }
    expect(await idOf({ model: 'openai/gpt-x', env }, never)).toBe('openai/gpt-x')
    expect(await idOf({ model: 'built-in', env }, never)).toBe('built-in')
  })

  test('takes the first vendor with a key', async () => {
    expect(await idOf({ env: { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a' } }, never)).toMatch(/^anthropic\/claude-/)
    expect(await idOf({ env: { GEMINI_API_KEY: 'g', OPENAI_API_KEY: 'o' } }, never)).toMatch(/^openai\/gpt-/)
    expect(await idOf({ env: { GOOGLE_GENERATIVE_AI_API_KEY: 'g', OPENAI_API_KEY: '' } }, never)).toMatch(
      /^google\/gem/,
    )
  })

  test('else an Ollama on this machine, else the drafter', async () => {
    expect(await idOf({ env: {} }, found)).toBe('ollama/llama3.2:3b')
    expect(await chooseModel({ model: ' ', env: {} }, none)).toEqual({ kind: 'built-in', note: null })
  })

  test('says when an address alone is not enough', async () => {
    const alone = await chooseModel({ env: { OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' } }, none)
    expect(alone).toEqual({ kind: 'built-in', note: expect.stringContaining('MODEL=openai-compatible/<model>') })
    const remote = await chooseModel({ env: { OLLAMA_BASE_URL: 'http://ollama.invalid:11434' } }, never)
    expect(remote).toEqual({ kind: 'built-in', note: expect.stringContaining('MODEL=ollama/<model>') })
  })

  test('a wrong setting stops it', async () => {
    await expect(chooseModel({ model: 'best', env: {} }, never)).rejects.toThrow(/^MODEL is "best"/)
  })
})

describe('probeOllama', () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
    vi.unstubAllGlobals()
  })

  async function serve(answer: (path: string) => { status?: number; body: string } | null): Promise<string> {
    const server = createServer((request, response) => {
      const given = answer(request.url ?? '')
      if (given) response.writeHead(given.status ?? 200).end(given.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.close()
      server.closeAllConnections()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  }

  test('takes the first model that writes text', async () => {
    const models = [
      { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert', families: ['nomic-bert'] } },
      { name: 'all-minilm:22m', details: { family: 'bert' } },
      { name: 'some-tool', capabilities: ['embedding'] },
      { name: 'qwen3:8b', details: { family: 'qwen3' } },
      { name: 'llama3.2:3b', details: { family: 'llama' } },
    ]
    const paths: string[] = []
    const url = await serve((path) => {
      paths.push(path)
      return { body: JSON.stringify({ models }) }
    })
    expect(await probeOllama(url)).toBe('qwen3:8b')
    expect(paths).toEqual(['/api/tags'])
  })

  test('finds nothing on silence, errors, other servers and empty ones', async () => {
    expect(await probeOllama(await serve(() => ({ body: '{"models":[]}' })))).toBeNull()
    expect(await probeOllama(await serve(() => ({ status: 500, body: '' })))).toBeNull()
    expect(await probeOllama(await serve(() => ({ body: '<html>' })))).toBeNull()
    // It never answers: the probe gives up by itself.
    expect(await probeOllama(await serve(() => null))).toBeNull()
  })

  test('asks nothing but this machine', async () => {
    const called = vi.fn()
    vi.stubGlobal('fetch', called)
    expect(await probeOllama('http://ollama.invalid:11434/v1')).toBeNull()
    expect(called).not.toHaveBeenCalled()
    expect([isLoopback('http://[::1]:1/'), isLoopback('http://localhost/'), isLoopback('http://127.0.0.2/')]).toEqual([
      true,
      true,
      true,
    ])
    expect(isLoopback('http://127.0.0.1.example/')).toBe(false)
  })
})
