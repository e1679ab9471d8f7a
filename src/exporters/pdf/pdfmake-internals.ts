import { createRequire } from 'node:module'

type PrinterModule = typeof import('pdfmake/js/Printer.js')
type RendererModule = typeof import('pdfmake/js/Renderer.js')

// Loaded as CommonJS on purpose: loaders disagree about the default export of such files.
const require = createRequire(import.meta.url)
const printerModule: PrinterModule = require('pdfmake/js/Printer.js')
const rendererModule: RendererModule = require('pdfmake/js/Renderer.js')

/** Lays out a document and writes it, with files from a store that it is given. */
export const Printer = printerModule.default

/** Draws laid-out lines; shared by all printers of the process. */
export const Renderer = rendererModule.default
