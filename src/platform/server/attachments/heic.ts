import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'

/** Upright, four bytes a pixel. */
export interface HeicPixels {
  width: number
  height: number
  data: Uint8Array
}

/** 48 million, the most that a phone takes, need some 200 MB while they are decoded. */
const MAX_HEIC_PIXELS = 50_000_000
const TIMEOUT_MS = 60_000

/** Beside this file, from TypeScript or as it was built; what the server was started with does not concern it. */
const WORKER = join(import.meta.dirname, `heic-worker${extname(import.meta.filename)}`)

/** @throws Error when it is no picture, too large, or takes too long */
export async function decodeHeic(path: string): Promise<HeicPixels> {
  const { width, height } = await sharp(path).metadata()
  if (width * height > MAX_HEIC_PIXELS) throw new RangeError(`${width} × ${height} pixels`)
  const worker = new Worker(WORKER, { workerData: await readFile(path), execArgv: [] })
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const [pixels] = await once(worker, 'message', { signal: timeout })
    return pixels as HeicPixels
  } finally {
    await worker.terminate()
  }
}
