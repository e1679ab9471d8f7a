import type { Config } from '@react-router/dev/config'
import { externaliseScripts } from './src/web/build/externalise-scripts.ts'
import { prerenderedPaths } from './src/web/build/prerendered-paths.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    await externaliseScripts(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
