import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf, imagesIn, withDigests } from '../../scripts/images/image-digests.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`

/** As the registry's interface is described: a token for one repository, then the digest in a header. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://registry')
  const scope = url.searchParams.get('scope')
  if (url.pathname === '/token') {
    response.end(JSON.stringify({ token: `may ${scope}` }))
    return
  }
  const isAllowed = request.headers.authorization === 'Bearer may repository:library/node:pull'
  const isIndex = String(request.headers.accept).includes('image.index')
  const isThere = url.pathname === '/v2/library/node/manifests/24-trixie-slim' && request.method === 'HEAD'
  if (!isAllowed || !isIndex) response.writeHead(401).end()
  else if (isThere) response.writeHead(200, { 'docker-content-digest': digest }).end()
  else response.writeHead(404).end()
}

const server = createServer(answer)
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
const registry = () => ({ tokens: `${origin}/token`, images: origin })

test('every image of the files for containers can be pinned, and pinned again', () => {
  for (const file of ['Containerfile', 'compose.yaml']) {
    const text = read(file)
    const named = text.match(/^FROM docker|^\s*image:/gm)?.length ?? 0
    const images = imagesIn(text)
    expect(images.length).toBeGreaterThan(0)
    expect(text.match(/docker\.io\//g)?.length).toBe(named)
    const digests = new Map(images.map(({ repository, tag }) => [`${repository}:${tag}`, digest]))
    const pinned = withDigests(text, digests)
    expect(pinned.match(/@sha256:/g)?.length).toBe(named)
    expect(imagesIn(pinned).every((each) => each.digest === digest)).toBe(true)
    expect(withDigests(pinned, digests)).toBe(pinned)
  }
})

test('the digest of a tag is asked of the registry, and an image that it does not know is an error', async () => {
  const node = { repository: 'library/node', tag: '24-trixie-slim', digest: null }
  expect(await digestOf(node, registry())).toBe(digest)
  await expect(digestOf({ ...node, tag: 'no-such' }, registry())).rejects.toThrow('the registry answers 404')
})
