import type { Uploads } from './uploads.ts'

const none = () => Promise.reject(new Error('there are no uploads without a database'))

/** For runs without a server: agents that take a file get it with their input. */
export const noUploads: Uploads = {
  largest: 10 * 1024 ** 2,
  store: none,
  find: none,
  open: none,
  remove: none,
  sweep: () => Promise.resolve(),
  close: () => undefined,
}
