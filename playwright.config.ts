import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'

/** The pages and two servers on one database: one writes with the drafter, one with a slow model. */
export const pagePort = Number(process.env.E2E_PORT ?? 4310)

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${pagePort}`,
    launchOptions: await chromiumLaunch(),
    // A trace of every test takes a third of their time; `--trace on` makes one of a test that failed.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
  },
  webServer: {
    command: `node tests/support/e2e-servers.ts ${pagePort}`,
    url: `http://127.0.0.1:${pagePort + 1}/readyz`,
    // Three servers, one after the other: a busy machine takes a minute for it.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
