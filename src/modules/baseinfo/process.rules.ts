import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import { processMaster } from './process.master.ts'
import { processAsks } from './process.ports.ts'

export const processRules: RuledMaster = masterWith(processMaster, { refuseSave: [refuseUsed] })

/** A process is closed when nothing goes on in it any more. */
async function refuseUsed({ record, before, db }: MasterContext) {
  if (record.useYn !== 'N' || before?.useYn !== 'Y') return undefined
  for (const use of [equipment, ...processAsks.uses(db)]) {
    const found = await use(db, Number(record.processNo))
    if (found) return found
  }
  return undefined
}

/** Equipment in use is moved to another process or closed before its process is. */
async function equipment(db: Transaction, processNo: number) {
  const rows = await db.query<{ equipCd: string }>(sql`select equip_cd as "equipCd" from facility
    where process_no = ${processNo} and use_yn = 'Y' and delete_yn = 'N' order by equip_cd`)
  if (rows.length === 0) return undefined
  return {
    field: 'useYn',
    code: 'BASE_PROCESS_EQUIP',
    message: '사용 중인 설비가 {n}대 있어 폐지할 수 없습니다: {names}',
    values: {
      n: rows.length,
      names: rows
        .slice(0, MOST_NAMES)
        .map(({ equipCd }) => equipCd)
        .join(', '),
    },
  }
}
const MOST_NAMES = 20
