import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutEvaluation } from './src/web/build/without-evaluation.ts'
import { withoutJsonSchema } from './src/web/build/without-json-schema.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`
const proxied = ['/api', '/functions', '/healthz', '/openapi.json']

export default defineConfig({
  // Unit tests take the plain pipeline: the framework's plugin expects to own the build.
  plugins: process.env.VITEST ? [] : [withoutJsonSchema(), withoutEvaluation(), reactRouter()],
  build: {
    // The pages' policy takes fonts and pictures from files only.
    assetsInlineLimit: 0,
    // Older targets make the minifier drop light-dark() colours.
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    rolldownOptions: {
      output: {
        // What every page loads comes as few files: thirty cards of a few hundred bytes each pack worse than one.
        codeSplitting: {
          groups: [
            { name: 'cards', test: /\/src\/agents\/[^/]+\/card\.ts$/ },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
          ],
        },
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
