import type { Config } from '@react-router/dev/config'
import { beginResults } from './src/web/build/begin-results.ts'
import { drawSharePictures } from './src/web/build/draw-share-pictures.ts'
import { outlineIllustrations } from './src/web/build/outline-illustrations.ts'
import { packAssets } from './src/web/build/pack-assets.ts'
import { prerenderedPaths } from './src/web/build/prerendered-paths.ts'
import { stripModulePreloads } from './src/web/build/strip-module-preloads.ts'
import { writeBuildId } from './src/web/build/write-build-id.ts'
import { freshMs } from './src/web/session/access-token.ts'
import { sessionKey } from './src/web/session/session-store.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`
    await writeBuildId(client)
    await stripModulePreloads(client)
    await beginResults(client, sessionKey, freshMs)
    await drawSharePictures(client)
    await outlineIllustrations(client)
    await packAssets(client)
  },
} satisfies Config
