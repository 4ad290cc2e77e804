/**
 * Folders of a test run, gone with it. They lie in memory where the machine has room: a database is some two thousand
 * small files, and to make and remove them cost a disk's file system more than what is tested.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a whole run takes is below one; browsers and compilers beside it want theirs. */
const LEAST_FREE_BYTES = 6 * 1024 ** 3
const OURS = 'jikim-'

/** A folder that whoever runs the tests has named goes before ours. */
function place(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem()) >= LEAST_FREE_BYTES ? MEMORY : tmpdir()
}

/**
 * A folder with nothing in it, which its maker removes.
 *
 * @param kind what it is for, as its name begins
 */
export const scratchFolder = (kind: string): string => mkdtempSync(join(place(), `${OURS}${kind}-${process.pid}-`))

/** A run that was killed could not remove its folders; what it started has died with it. */
export function removeLeftovers(): void {
  for (const parent of new Set([MEMORY, tmpdir()].filter((one) => existsSync(one))))
    for (const name of readdirSync(parent)) {
      const [, pid] = /^jikim-[a-z0-9]+-(\d+)-\w{6}$/.exec(name) ?? []
      const folder = join(parent, name)
      const stats = statSync(folder, { throwIfNoEntry: false })
      if (pid && stats?.uid === process.getuid?.() && !isAlive(Number(pid)))
        rmSync(folder, { recursive: true, force: true })
    }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
