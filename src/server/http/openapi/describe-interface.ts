import type { AgentRegistry } from '#agents/registry-server.ts'
import { confluenceFailure } from '#shared/api/confluence.ts'
import { product } from '#shared/api/products.ts'
import { runView } from '#shared/api/runs.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { accountPaths } from './account-paths.ts'
import { commentPaths } from './comment-paths.ts'
import { confluencePaths } from './confluence-paths.ts'
import { contextPaths } from './context-paths.ts'
import { documentPaths } from './document-paths.ts'
import { functionPath } from './function-path.ts'
import { libraryPaths } from './library-paths.ts'
import { modelPaths } from './model-paths.ts'
import { type Json, jsonSchema } from './openapi-parts.ts'
import { productFactPaths } from './product-fact-paths.ts'
import { productPaths } from './product-paths.ts'
import { resultPaths } from './result-paths.ts'
import { runPaths } from './run-paths.ts'
import { shareLinkPaths } from './share-link-paths.ts'
import { standingPaths } from './standing-paths.ts'
import { systemPaths } from './system-paths.ts'
import { uploadPaths } from './upload-paths.ts'
import { versionPaths } from './version-paths.ts'
import { votePaths } from './vote-paths.ts'

/** OpenAPI 3.1 of everything but the auth library's own paths under /api/auth. */
export function describeInterface(agents: AgentRegistry): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'PM Pilot', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths: {
      ...Object.fromEntries(
        agents.all().map((agent) => [`/functions/v1/${agent.card.functionName}`, functionPath(agent)]),
      ),
      ...runPaths(),
      ...resultPaths(),
      ...documentPaths(),
      ...standingPaths(),
      ...versionPaths(),
      ...shareLinkPaths(),
      ...commentPaths(),
      ...confluencePaths(),
      ...accountPaths(),
      ...modelPaths(),
      ...contextPaths(),
      ...productPaths(),
      ...productFactPaths(),
      ...uploadPaths(),
      ...votePaths(),
      ...libraryPaths(),
      ...systemPaths(),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A key of an account on the Pro plan' },
      },
      schemas: {
        Run: jsonSchema(runView),
        Product: jsonSchema(product),
        ConfluenceFailure: jsonSchema(confluenceFailure),
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'For the user' },
            code: { type: 'string', enum: Object.keys(errorTable) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            reasons: {
              type: 'array',
              items: { type: 'string' },
              description: 'With WEAK_PASSWORD: length, common, email',
            },
          },
        },
      },
    },
  }
}
