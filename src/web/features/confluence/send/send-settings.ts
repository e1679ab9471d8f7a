/** What a press on the button needs: it comes once the page is quiet, since no result is read with it. */
export { reasonOf } from '../confluence-reason.ts'
export { settingsQuery } from '../use-confluence-settings.ts'
