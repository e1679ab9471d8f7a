import { configDefaults, defineConfig } from 'vitest/config'
import { componentsProject } from './tests/support/components/components-project.ts'

const named = process.argv.join(' ').match(/--project[= ]\S+/g)
/** The browser is unpacked only for a run that may use it. */
const mayUseBrowser = !named || named.some((name) => name.endsWith('components'))

/**
 * Four projects: what needs nothing, with a sample of the fuzz, what every agent promises, what needs a real PostgreSQL, and components in a
 * browser. Without a filter of tags everything runs.
 */
export default defineConfig({
  test: {
    // Ends a test that hangs; processes of low priority wait long on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // The default leaves a core to a watcher's editor, which is half of a machine with two.
    maxWorkers: '100%',
    // Files of one worker share their modules: loading them anew for each file took more time than the tests.
    isolate: false,
    // What is waited for comes when the machine has time for it.
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/restore-globals.ts'],
    // A sweep's cases outside of the sample: \`npm test\` leaves them out, \`npm run verify\` runs them.
    tags: [{ name: 'full', description: 'what a sample stands for in npm test' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/fuzz/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database-cluster.ts'],
          // Ends a test that hangs. On a busy machine a start alone takes a minute.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // The libraries behave as they do for users, not as they do under test.
          env: { NODE_ENV: 'production', TEST: '' },
        },
      },
      ...(mayUseBrowser ? [await componentsProject()] : []),
    ],
  },
})
