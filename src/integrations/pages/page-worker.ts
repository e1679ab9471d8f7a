import { parentPort, workerData } from 'node:worker_threads'
import { parsePage } from './parse-page.ts'

/** The program of the thread that reads one page and ends. */
const { html, url } = workerData as { html: string; url: string }
parentPort?.postMessage(parsePage(html, url))
