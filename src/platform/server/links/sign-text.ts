/** Which text a signature stands below. */
import { createHash } from 'node:crypto'

const SHOWN = 8

/** The same texts have the same version, and no others. */
export const textVersionOf = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, SHOWN)
