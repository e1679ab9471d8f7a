import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { agentFaces } from './src/web/build/agent-faces.ts'
import { chunkLoading, withOwnFile } from './src/web/build/chunk-loading.ts'
import { codeGroups } from './src/web/build/code-groups.ts'
import { resultFiles } from './src/web/build/result-files.ts'
import { withoutJsonSchema } from './src/web/build/without-json-schema.ts'
import { withoutUnusedPalettes } from './src/web/build/without-unused-palettes.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`
const proxied = ['/api', '/functions', '/library', '/s/', '/healthz', '/openapi.json']

export default defineConfig({
  // Unit tests take the plain pipeline: the framework's plugin expects to own the build.
  plugins: process.env.VITEST
    ? []
    : [chunkLoading(), agentFaces(), withoutJsonSchema(), withoutUnusedPalettes(), reactRouter(), resultFiles()],
  build: {
    // The pages' policy takes fonts and pictures from files only.
    assetsInlineLimit: 0,
    modulePreload: withOwnFile,
    // Older targets make the minifier drop light-dark() colours.
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: codeGroups },
      },
    },
  },
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tanstack/react-query',
      'zod',
      'partial-json',
    ],
  },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
})
