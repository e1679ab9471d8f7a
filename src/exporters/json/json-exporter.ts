import type { Exporter } from '../exporter.ts'

/** The result's data itself, not the document made from it: for programs. */
export const jsonExporter: Exporter = {
  format: 'json',
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  write: async (_document, { data }) => new TextEncoder().encode(`${JSON.stringify(data ?? null, jsonValue, 2)}\n`),
}

/** JSON has no whole numbers beyond 2^53, so a bigint goes out as its digits. */
function jsonValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
