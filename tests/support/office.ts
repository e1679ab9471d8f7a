import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const program = '/usr/bin/soffice'

/** Only where an office program is at hand: the rest of the suite needs none. */
export const hasOffice = existsSync(program)

/**
 * An .xlsx file as LibreOffice saves it after calculating all of its formulas. The values that were stored beside them are taken
 * out first, so that only a program that calculates can show any.
 */
export function calculatedByOffice(workbook: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-office-'))
  try {
    const parts = unzipSync(workbook)
    for (const [name, bytes] of Object.entries(parts)) {
      if (!name.startsWith('xl/worksheets/')) continue
      parts[name] = strToU8(strFromU8(bytes).replace(/<\/f><v>[^<]*<\/v>/g, '</f>'))
    }
    const [file, out] = [join(folder, 'book.xlsx'), join(folder, 'out')]
    writeFileSync(file, zipSync(parts))
    execFileSync(
      program,
      [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'xlsx', '--outdir', out, file],
      { stdio: 'ignore', timeout: 90_000 },
    )
    return readFileSync(join(out, 'book.xlsx'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
