/** Where the program stands, whether it runs from its sources or as it was built. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest folder above with a package of its own. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}

export const ROOT = rootAbove(import.meta.dirname)
