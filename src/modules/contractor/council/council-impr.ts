/** 결정사항 이행률 follows the register. */
import { byKeyOrNumber, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { implementationRate } from './council.logic.ts'
import { council } from './council.model.ts'

export const councilSource: ImprSource = {
  srcCd: 'COU',
  page: byKeyOrNumber(council),
  async moved({ record, db }) {
    const program = asProgram(db)
    const [found] = await program.query<{ no: number; all: number; done: number }>(sql`
      select c.council_no as no, count(*)::int as all,
        count(*) filter (where i.status_cd in ('EFFECT', 'CLOSE'))::int as done
      from council c join impr i on i.src_cd = 'COU' and i.src_no = c.council_no::text and i.delete_yn = 'N' and i.status_cd <> 'CANC'
      where c.council_no::text = ${record.srcNo} group by 1`)
    if (!found) return
    await program.query(sql`update council set decision_done_cnt = ${found.done},
      impl_rate = ${implementationRate(found.done, found.all)} where council_no = ${found.no}`)
  },
}
