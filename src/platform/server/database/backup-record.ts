/** What is left in the site of a backup: when, how it ended, how many rows it holds. */
import pg from 'pg'
import { withoutValues } from '#platform/model/without-values.ts'
import type { Manifest } from './backup-archive.ts'

/** @param url connects as the owner of the database */
export async function recorded(url: string, folder: string, work: () => Promise<Manifest>): Promise<Manifest> {
  const startDt = new Date()
  const write = async (resultCd: 'OK' | 'FAIL', doneCnt: number | null, messageDesc: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      // A site that is backed up before its first upgrade has no such table yet.
      const { rows } = await client.query(`select to_regclass('sys_job_run') is not null as exists`)
      if (!rows[0]?.exists) return
      await client.query(
        `insert into sys_job_run (job_nm, start_dt, end_dt, result_cd, done_cnt, message_desc) values ('backup', $1, $2, $3, $4, $5)`,
        [startDt, new Date(), resultCd, doneCnt, messageDesc],
      )
    } finally {
      await client.end()
    }
  }
  try {
    const manifest = await work()
    const rowCnt = manifest.tables.reduce((sum, table) => sum + table.rowCnt, 0)
    await write('OK', rowCnt, folder)
    return manifest
  } catch (error) {
    // The database may be what failed: then there is nothing to write into, and the caller tells why.
    await write('FAIL', null, withoutValues(error instanceof Error ? error.message : String(error))).catch(() => {})
    throw error
  }
}
