/** Decodes one HEIC picture in a thread of its own: a second of arithmetic that nobody else has to wait for. */
import { parentPort, workerData } from 'node:worker_threads'
import heicDecode from 'heic-decode'
import type { HeicPixels } from './heic.ts'

const { width, height, data } = await heicDecode({ buffer: workerData as Uint8Array })
const pixels: HeicPixels = { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
parentPort?.postMessage(pixels, [data.buffer as ArrayBuffer])
