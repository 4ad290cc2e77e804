/** What the programs beside the server share: their output, their one sentence on failure, their way to the database. */
import { existsSync } from 'node:fs'
import { type Config, StartError } from '#platform/server/config.ts'
import { runningEmbedded, startEmbedded } from '#platform/server/database/embedded.ts'

export const say = (text: string): void => void process.stdout.write(`${text}\n`)

export function tellFault(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}

/** Variables of the file `.env` count where the environment does not name them. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Runs a tool with its words of the command line; its exit code says whether it worked. */
export function runTool(work: (words: string[]) => Promise<void>): void {
  loadEnvironmentFile()
  process.channel?.unref()
  work(process.argv.slice(2)).catch((error: unknown) => {
    tellFault(error)
    process.exitCode = 1
  })
}

/** Works on the database of `DATABASE_URL`, on the embedded one that is running, or on the embedded one started for it. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  { mayRun }: { mayRun: boolean },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? (mayRun ? runningEmbedded(dataDir) : undefined)
  if (url) return work(url)
  const database = await startEmbedded({ dataDir, onProgress: say })
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}
