import { defineConfig } from 'vitest/config'

/** Three projects: what needs nothing, what every agent promises, and what needs a real PostgreSQL. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    // The default leaves a core to a watcher's editor, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // The libraries behave as they do for users, not as they do under test.
          env: { NODE_ENV: 'production', TEST: '' },
        },
      },
    ],
  },
})
