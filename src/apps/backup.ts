/** `npm run backup -- [folder]`: also while the server runs. */
import { join, resolve } from 'node:path'
import { loadConfig } from '#platform/server/config.ts'
import { backup } from '#platform/server/database/backup.ts'
import { recorded } from '#platform/server/database/backup-record.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { runTool, say, withDatabase } from './tool.ts'

runTool(async ([target]) => {
  const config = loadConfig(process.env)
  const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '')
  const parent = target ? resolve(process.env.INIT_CWD ?? '.', target) : join(config.dataDir, 'backups')
  const folder = join(parent, `jikim-${stamp}`)
  const { programVersion, onProgress } = { programVersion: packageJson.version, onProgress: say }
  const manifest = await withDatabase(config, { mayRun: true }, (url) =>
    recorded(url, folder, () => backup({ url, dataDir: config.dataDir, folder, programVersion, onProgress })),
  )
  const rowCnt = manifest.tables.reduce((sum, table) => sum + table.rowCnt, 0)
  for (const name of manifest.missingFiles) say(`Not on the disk: attachment ${name}`)
  say(`Wrote ${rowCnt} rows and ${manifest.files.length} files to ${folder}`)
})
