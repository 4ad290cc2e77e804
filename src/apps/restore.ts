/** `npm run restore -- folder [--replace]`: while no server runs. */
import { resolve } from 'node:path'
import { loadConfig, StartError } from '#platform/server/config.ts'
import { restore } from '#platform/server/database/backup-restore.ts'
import { runTool, say, withDatabase } from './tool.ts'

runTool(async (words) => {
  const replace = words.includes('--replace')
  const [source] = words.filter((word) => !word.startsWith('--'))
  if (!source) {
    throw new StartError(
      'Usage: npm run restore -- folder-of-a-backup [--replace]',
      '사용법: npm run restore -- 백업폴더 [--replace]',
    )
  }
  const config = loadConfig(process.env)
  const folder = resolve(process.env.INIT_CWD ?? '.', source)
  const { tables, files, createDt } = await withDatabase(config, { mayRun: false }, (url) =>
    restore({ url, dataDir: config.dataDir, folder, replace, onProgress: say }),
  )
  const rowCnt = tables.reduce((sum, table) => sum + table.rowCnt, 0)
  say(`Restored ${rowCnt} rows and ${files.length} files of ${createDt}`)
})
