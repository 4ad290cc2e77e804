/** LibreOffice opens files of ours and saves them again, as somebody who has no Excel does. */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const COMMAND = process.env.SOFFICE_PATH || 'soffice'
/** It takes two seconds; on a machine that is busy with all the other tests, some more. */
const LONGEST_MS = 120_000

/** All of them at once, for most of the time is its start. @param files by their names, without an extension */
export async function savedByOffice<Name extends string>(
  files: Readonly<Record<Name, Uint8Array>>,
): Promise<Record<Name, Buffer<ArrayBuffer>>> {
  const folder = await mkdtemp(join(tmpdir(), 'jikim-office-'))
  const [given, saved] = [join(folder, 'given'), join(folder, 'saved')]
  try {
    await mkdir(given)
    const names = Object.keys(files) as Name[]
    const paths = names.map((name) => join(given, `${name}.xlsx`))
    await Promise.all(names.map((name, at) => writeFile(paths[at] ?? '', files[name])))
    // A profile of its own: two of them in one would be one, and the person's own stays as it is.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const said = await run(['--headless', '--norestore', profile, '--convert-to', 'xlsx', '--outdir', saved, ...paths])
    const there: readonly string[] = await readdir(saved).catch(() => [])
    const missing = names.filter((name) => !there.includes(`${name}.xlsx`))
    if (missing.length > 0) throw new Error(`LibreOffice did not save ${missing.join(', ')}: ${said}`)
    const read = names.map(async (name) => [name, await readFile(join(saved, `${name}.xlsx`))] as const)
    return Object.fromEntries(await Promise.all(read)) as Record<Name, Buffer<ArrayBuffer>>
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The command is a script that starts the program: both are of one process group, and gone together. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const child = spawn(COMMAND, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Nobody of the group is left, as it should be.
      }
    }
    const timer = setTimeout(end, LONGEST_MS)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(
        new Error('LibreOffice is missing: npm test installs libreoffice-calc-nogui, or set SOFFICE_PATH.', {
          cause: error,
        }),
      )
    })
    child.once('close', () => {
      clearTimeout(timer)
      end()
      resolve(said.trim())
    })
  })
}
