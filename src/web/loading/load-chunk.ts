import { LoadFailure } from '#ui/loading/load-failure.ts'
import { loadFiles } from './load-files.ts'

/**
 * What every `import()` of the built page goes through; the build puts it there (`web/build/chunk-loading.ts`). `files` are
 * all that the chunk needs, itself included, relative to the site.
 */
export async function loadChunk<Module>(
  importChunk: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await loadFiles(files.map((file) => `/${file}`))
  try {
    return await importChunk()
  } catch (error) {
    // Read a moment ago and not imported: something stands between. Only a new page forgets it.
    if (error instanceof TypeError) throw new LoadFailure('blocked')
    throw error
  }
}
