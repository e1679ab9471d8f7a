import type { Uploads } from './uploads.ts'

const none = () => Promise.reject(new Error('no uploads here'))

/** For runs outside of a server: there is nobody whose files could be asked for. */
export const noUploads: Uploads = {
  largest: 10 * 1024 ** 2,
  active: () => 0,
  store: none,
  find: none,
  open: none,
  remove: () => Promise.resolve(),
  assertRoom: none,
  sweep: () => Promise.resolve(),
  close: () => undefined,
}
