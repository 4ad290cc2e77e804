/** The plan of a process that owes an assessment: department and head of the process, scale of the plant, a week from tomorrow. */
import { mayCreate } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { rsa } from '../assess/rsa.model.ts'
import { rsaRules } from '../assess/rsa.rules.ts'
import { rsaTypes } from '../assess/rsa-codes.model.ts'
import { lockedProcess, RUN_DAYS } from '../assess/rsa-plan.ts'
import { yearBoard } from './rsa-year.sql.ts'

interface Planning {
  tx: Transaction
  asker: Asker
  today: string
  services: Services
}
interface Owed {
  kindCd: 'INIT' | 'REG'
  rsaDocNo: string | null
  plannableYn: 'Y' | 'N'
}

/** @throws Refusal 403, 404, 409 where nothing is owed or somebody has begun, 422 where the plant has no scale */
export async function planOf(processNo: number, { tx, asker, today, services }: Planning): Promise<{ rsaNo: number }> {
  if (!asker.mayWrite || !mayCreate(rsa, asker.person)) throw forbidden()
  const process = await lockedProcess(tx, processNo)
  const { kindCd } = await owedBy(tx, processNo, today)
  const doFromYmd = addDays(today, 1)
  const plan = {
    plantCd: process.plantCd,
    rsaTitle: `${process.processNm} ${rsaTypes[kindCd]}평가`.slice(0, 100),
    rsaTypeCd: kindCd,
    deptCd: process.deptCd,
    processNo,
    scaleNo: process.scaleNo,
    leaderUserId: process.headUserId ?? asker.person.userId,
    planYmd: today,
    doFromYmd,
    doToYmd: addDays(doFromYmd, RUN_DAYS),
  }
  return { rsaNo: await new DocumentStore(services, rsaRules).insert(tx, asker, plan) }
}

async function owedBy(tx: Transaction, processNo: number, today: string): Promise<Owed> {
  const year = Number(today.slice(0, 4))
  const rows = await asProgram(tx).query<Owed>(sql`select b.kind_cd as "kindCd", b.rsa_doc_no as "rsaDocNo",
      b.plannable_yn as "plannableYn"
    from ${yearBoard({ years: [year, year + 1], today, processNo })} b where b.state_cd in ('INIT', 'LATE', 'SOON', 'DUE')
    order by b.plannable_yn desc, b.base_year`)
  const [owed] = rows
  if (owed?.plannableYn === 'Y') return owed
  if (owed?.rsaDocNo)
    throw new Refusal(409, 'RSA_YEAR_BEGUN', '이 공정의 평가가 이미 진행 중입니다. ({docNo})', {
      values: { docNo: owed.rsaDocNo },
    })
  throw new Refusal(409, 'RSA_YEAR_NOT_OWED', '이 공정은 지금 해야 할 정기평가가 없습니다.')
}
