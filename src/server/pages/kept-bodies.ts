import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isWorthPacking, pack } from './pack.ts'

interface Body {
  /** What it was made from; another version makes another body. */
  version: string
  bytes: Buffer
  contentType: string
  etag: string
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

type Made = string | Uint8Array

export interface KeptBodies {
  /** Answers with the body of a name in this version, made only when it is not there; 304 to whoever has it already. */
  send(
    context: Context,
    name: string,
    version: string,
    contentType: string,
    make: () => Made | Promise<Made>,
    headers: Record<string, string>,
  ): Promise<Response>
}

/** Keeps the `most` bodies that were asked for last, packed as they were asked for. */
export function createKeptBodies(most: number): KeptBodies {
  const kept = new Map<string, Body>()

  /** Made at the moment: whoever asks for the same meanwhile waits for it. */
  const making = new Map<string, Promise<Body>>()

  async function made(name: string, version: string, contentType: string, make: () => Made | Promise<Made>) {
    const key = `${name} ${version}`
    const work = making.get(key) ?? Promise.resolve(make()).then((body) => bodyFrom(version, contentType, body))
    making.set(key, work)
    try {
      return await work
    } finally {
      making.delete(key)
    }
  }

  async function bodyOf(name: string, version: string, contentType: string, make: () => Made | Promise<Made>) {
    const known = kept.get(name)
    const body = known?.version === version ? known : await made(name, version, contentType, make)
    kept.delete(name)
    kept.set(name, body)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return body
  }

  return {
    async send(context, name, version, contentType, make, headers) {
      const body = await bodyOf(name, version, contentType, make)
      const all: Record<string, string> = {
        'Content-Type': contentType,
        // Asked for again each time, so that nothing hidden is shown on.
        'Cache-Control': 'no-cache',
        ETag: body.etag,
        Vary: 'Accept-Encoding',
        ...headers,
      }
      if (context.req.header('if-none-match') === body.etag) return context.body(null, 304, all)
      const encoding = isWorthPacking({ size: body.bytes.byteLength, contentType })
        ? acceptedEncoding(context.req.header('accept-encoding'))
        : null
      if (!encoding) return context.body(new Uint8Array(body.bytes), 200, all)
      body.packed[encoding] ??= pack[encoding](body.bytes)
      return context.body(new Uint8Array(await body.packed[encoding]), 200, { ...all, 'Content-Encoding': encoding })
    },
  }
}

function bodyFrom(version: string, contentType: string, made: Made): Body {
  const bytes = typeof made === 'string' ? Buffer.from(made) : Buffer.from(made)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { version, bytes, contentType, etag, packed: {} }
}
