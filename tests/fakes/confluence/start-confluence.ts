import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cloudRoutes } from './cloud-routes.ts'
import { serverRoutes } from './server-routes.ts'
import { Wiki } from './wiki.ts'

export interface Recorded {
  method: string
  path: string
  authorization: string
  body: string
}

/** What the instance answers instead of its own answer; undefined lets the request through. */
export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>

export interface FakeConfluence {
  wiki: Wiki
  /** To type into the settings, for each instance type. */
  cloudUrl: string
  serverUrl: string
  username: string
  apiToken: string
  /** A personal access token of the Data Center side. */
  accessToken: string
  requests: Recorded[]
  /** Asked before every request; cleared by setting null. */
  fault: Fault | null
  close(): Promise<void>
}

/** The context path of the Data Center side, which clients must keep. */
const contextPath = '/confluence'

export interface FakeOptions {
  port?: number
  username?: string
  apiToken?: string
  /** Where the instance says its pages are; its own address by default. */
  publicOrigin?: string
}

/** Cloud and Data Center over one wiki, on loopback: Cloud at the root of the address, Data Center under /confluence. */
export async function startConfluence(options: FakeOptions = {}): Promise<FakeConfluence> {
  const wiki = new Wiki()
  const username = options.username ?? 'ada@example.com'
  const apiToken = options.apiToken ?? 'ATATT3xFfGF0-not-a-real-token-7Qx'
  const accessToken = 'MTIzNDU2Nzg5MDEyOkFCQ0RFRkdISUpLTE1OT1BRUlNU'
  const requests: Recorded[] = []
  let origin = ''
  const basic = `Basic ${Buffer.from(`${username}:${apiToken}`).toString('base64')}`

  const app = new Hono()
  app.use(async (context, next) => {
    const { method, path } = context.req
    const authorization = context.req.header('authorization') ?? ''
    requests.push({ method, path, authorization, body: method === 'GET' ? '' : await context.req.raw.clone().text() })
    const answer = await fake.fault?.(context.req.raw)
    if (answer) return answer
    const isServer = path.startsWith(`${contextPath}/`)
    if (authorization !== basic && !(isServer && authorization === `Bearer ${accessToken}`)) {
      return isServer
        ? new Response('<html><body>Basic Authentication Failure - Reason : AUTHENTICATED_FAILED</body></html>', {
            status: 401,
            headers: { 'content-type': 'text/html', 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' },
          })
        : new Response('Basic auth with password is not allowed on this instance', { status: 401 })
    }
    await next()
  })
  app.route(
    '/',
    cloudRoutes(wiki, () => options.publicOrigin ?? origin),
  )
  app.route(
    `${contextPath}/rest/api`,
    serverRoutes(wiki, () => `${options.publicOrigin ?? origin}${contextPath}`),
  )

  const listener = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: '127.0.0.1' }, () => resolve(server))
    server.once('error', reject)
  })
  origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const fake: FakeConfluence = {
    wiki,
    cloudUrl: origin,
    serverUrl: `${origin}${contextPath}`,
    username,
    apiToken,
    accessToken,
    requests,
    fault: null,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in listener) listener.closeAllConnections()
        listener.close(() => resolve())
      }),
  }
  return fake
}
