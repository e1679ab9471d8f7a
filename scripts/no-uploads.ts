import type { Uploads } from '#server/uploads/uploads.ts'

/** For runs outside of a server: there is nobody whose files could be asked for. */
export const noUploads: Uploads = {
  largest: 10 * 1024 ** 2,
  store: () => Promise.reject(new Error('no uploads here')),
  find: () => Promise.reject(new Error('no uploads here')),
  open: () => Promise.reject(new Error('no uploads here')),
  remove: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
  close: () => undefined,
}
