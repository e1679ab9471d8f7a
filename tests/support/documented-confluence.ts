import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { FakeConfluence } from '#tests/fakes/confluence/start-confluence.ts'

export interface DocumentedConfluence {
  cloudUrl: string
  serverUrl: string
  /** What broke the documents, in a request or an answer. */
  violations: string[]
  close(): Promise<void>
}

/** The documents and the paths of them that are called: reading all of them takes minutes. Any other request has no document. */
const documents: Readonly<Record<string, readonly string[]>> = {
  'confluence-cloud-v1.json': [
    '/wiki/rest/api/user/current',
    '/wiki/rest/api/content/search',
    '/wiki/rest/api/content/{id}/label',
  ],
  'confluence-cloud-v2.json': ['/spaces', '/spaces/{id}', '/pages', '/pages/{id}'],
  'confluence-dc-10.0.3-openapi.json': [
    '/rest/api/user/current',
    '/rest/api/space/{spaceKey}',
    '/rest/api/content',
    '/rest/api/content/search',
    '/rest/api/content/{id}',
    '/rest/api/content/{contentId}',
    '/rest/api/content/{id}/label',
  ],
}

/**
 * The fake behind a proxy that holds every request and every answer against Atlassian's own documents, which are in `folder`.
 * Cloud and Data Center are reached by the same paths as without it.
 */
export async function startDocumentedConfluence(fake: FakeConfluence, folder: string): Promise<DocumentedConfluence> {
  const texts = new Map(
    Object.keys(documents).map((name) => [`/${name}`, shortened(name, readFileSync(join(folder, name), 'utf8'))]),
  )
  const library = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(texts.get(request.url ?? '') ?? '{}')
  })
  await new Promise<void>((resolve) => library.listen(0, '127.0.0.1', resolve))
  const libraryUrl = `http://127.0.0.1:${(library.address() as AddressInfo).port}`

  const upstreams = [fake.cloudUrl, `${fake.cloudUrl}/wiki/api/v2`, fake.serverUrl]
  const proxies = await Promise.all(
    Object.keys(documents).map((name, index) => startProxy(`${libraryUrl}/${name}`, upstreams[index] ?? '')),
  )
  const [v1, v2, server] = proxies
  const violations: string[] = []

  const app = new Hono()
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const target = pathname.startsWith('/wiki/api/v2')
      ? `${v2?.url}${pathname.slice('/wiki/api/v2'.length)}`
      : pathname.startsWith('/confluence')
        ? `${server?.url}${pathname.slice('/confluence'.length)}`
        : `${v1?.url}${pathname}`
    const { method } = context.req
    const headers = new Headers(context.req.raw.headers)
    headers.delete('host')
    headers.delete('connection')
    headers.delete('content-length')
    headers.set('accept-encoding', 'identity')
    const body = method === 'GET' ? null : await context.req.text()
    const answer = await fetch(target + search, { method, headers, body })
    const text = await answer.text()
    // What breaks a document is named beside the answer, which goes on as it is; for a request of no document there is none.
    // Warnings speak of statuses that the documents do not list, such as the 409 of a version in between.
    const named = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as { severity: string; message: string }[]
    const errors = named.filter(({ severity }) => severity === 'Error').map(({ message }) => message)
    if (text.includes('stoplight.io/prism/errors')) errors.push(text)
    violations.push(...errors.map((message) => `${method} ${pathname}${search}: ${message}`))
    return new Response(text, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    })
  })
  const front = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const listener = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(listener))
  })
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  return {
    cloudUrl: origin,
    serverUrl: `${origin}/confluence`,
    violations,
    async close() {
      for (const { child } of proxies) child.kill('SIGKILL')
      if ('closeAllConnections' in front) front.closeAllConnections()
      library.closeAllConnections()
      await Promise.all([front, library].map((each) => new Promise((resolve) => each.close(resolve))))
    },
  }
}

/**
 * A document with the paths that are called. One fault in it is put right: the bodies that create and update pages are said to fit
 * exactly one of two forms, of which every good one fits both.
 */
function shortened(name: string, text: string): string {
  const document = JSON.parse(text) as {
    paths: Record<string, unknown>
    components: { requestBodies?: Record<string, unknown> }
  }
  const called = documents[name] ?? []
  document.paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => called.includes(path)))
  const bodies = document.components.requestBodies ?? {}
  for (const body of ['PageCreateRequest', 'PageUpdateRequest'].filter((each) => each in bodies)) {
    bodies[body] = JSON.parse(JSON.stringify(bodies[body]).replaceAll('"oneOf":', '"anyOf":'))
  }
  return JSON.stringify(document)
}

async function startProxy(document: string, upstream: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const prism = join('node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')
  const child = spawn(
    process.execPath,
    [prism, 'proxy', document, upstream, '--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'info'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      said += bytes.toString()
      if (/is listening on/.test(said)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the proxy ended with ${code}: ${said.slice(-2_000)}`)))
  })
  return { url: `http://127.0.0.1:${port}`, child }
}

async function freePort(): Promise<number> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
