import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/web/build/prerendered-paths.ts'
import { stripModulePreloads } from './src/web/build/strip-module-preloads.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) => stripModulePreloads(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
