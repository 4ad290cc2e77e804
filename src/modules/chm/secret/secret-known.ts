/** A supplier's secrets come with his sheet: each is watched until its last day like one of our own. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CompRow } from '../material/composition.logic.ts'
import { chmSecret } from './secret.model.ts'
import { extensionDue } from './secret-days.logic.ts'

interface Sheet {
  chmMatNo: number
  matNm: string | null
  plantCd: string
  comps: readonly CompRow[]
}
/** Of each component that has an approval one row; a later end takes the place of the earlier. */
export async function keepSecrets(tx: Transaction, sheet: Sheet, by: Person, now: Date): Promise<void> {
  const secrets = tx.program(chmSecret, { by, now })
  for (const { secretYn, altNm, approvalNo, approvalEndYmd: endYmd } of sheet.comps) {
    if (secretYn !== 'Y' || !altNm || !endYmd) continue
    const [known] = await tx.query<{ no: number; endYmd: string | null }>(sql`
      select r.chm_secret_no::int as no, r.end_ymd::text as "endYmd" from chm_secret r where r.chm_mat_no = ${sheet.chmMatNo}
        and r.alt_nm = ${altNm} and r.status_cd in ('APPR', 'PART') and r.delete_yn = 'N' order by r.chm_secret_no desc limit 1`)
    const said = { approvalNo, endYmd, extendDueYmd: extensionDue(endYmd) }
    if (known) await secrets.note(known.no, 'EDIT', said)
    else {
      const { chmMatNo, matNm, plantCd } = sheet
      await secrets.create('register', { ...said, chmMatNo, matNm, plantCd, altNm, originCd: 'SUPPLIER' })
    }
  }
}
