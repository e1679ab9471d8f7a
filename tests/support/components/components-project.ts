import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunch } from '../chromium.ts'
import { draftedRuns } from './drafted-runs.ts'

/** No name is looked up but the machine's own: a component that asks for a file elsewhere fails at once. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** Elements say their names and roles as the browser computes them for a screen reader. */
const computedNames = '--enable-blink-features=ComputedAccessibilityInfo'

/** Every package of the pages is bundled before the first test: one that is found later loads the page anew, in the middle of a test. */
const packages = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router'],
  ...['@mantine/core', '@mantine/hooks', '@mantine/notifications', '@tanstack/react-query', 'zod', 'partial-json'],
  ...[
    'echarts/core',
    'echarts/charts',
    'echarts/components',
    'echarts/renderers',
    'minisearch',
    'marked',
    'diff',
    'uqr',
  ],
  ...['embla-carousel-react', 'embla-carousel-autoplay', 'papaparse', 'jstat', 'vitest-browser-react'],
]

/** Components drawn in the browser that the browser tests use, with the styles of the pages. */
export async function componentsProject(): Promise<TestProjectInlineConfiguration> {
  const launch = await chromiumLaunch()
  return {
    extends: true,
    optimizeDeps: { include: packages },
    test: {
      name: 'components',
      include: ['src/{ui,web,agents}/**/*.browser.test.tsx'],
      setupFiles: ['page-styles.ts', 'clean-page.ts'].map((file) => `tests/support/components/${file}`),
      // One page of the browser for all files, which share their modules: a second one loads all of them again.
      maxWorkers: 1,
      api: { host: '127.0.0.1' },
      browser: {
        enabled: true,
        provider: playwright({
          launchOptions: { ...launch, args: [...(launch.args ?? []), loopbackOnly, computedNames] },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium' }],
        commands: { draftedRuns },
        headless: true,
        ui: false,
        screenshotFailures: false,
        traceView: false,
        dependencySourcemaps: false,
        viewport: { width: 1280, height: 900 },
      },
    },
  }
}
