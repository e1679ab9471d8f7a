import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import type { SampleFiles } from './sample-files.ts'

/** `/api/samples`: the sample results as files, for everybody. */
export function sampleRoutes(samples: SampleFiles): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/:agentId/export', async (context) => {
    const file = await samples.file(context.req.param('agentId'), context.req.query('format') ?? '')
    return context.body(Buffer.from(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.fileName.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return routes
}
