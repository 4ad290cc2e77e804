/** For what an assessment was opened, as far as its reader may open it there. */
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { OriginLine } from '../assess/rsa.calls.ts'
import { occasionalAsks } from './occasional.ports.ts'

export async function originsOf(program: Queries, person: SignedInPerson, rsaNo: number): Promise<OriginLine[]> {
  const rows = await program.query<Omit<OriginLine, 'href'>>(
    sql`select origin_cd as "originCd", origin_no::int as "originNo", origin_doc_no as "originDocNo" from rsa_origin
      where rsa_no = ${rsaNo} order by add_dt`,
  )
  const models = [{ originCd: 'NM' as const, model: nearMiss }, ...occasionalAsks.origins(program)]
  return rows.map((row) => {
    const model = models.find(({ originCd }) => originCd === row.originCd)?.model
    const mayOpen = model !== undefined && rightOf(person, model).access
    return { ...row, href: mayOpen ? `${model.route.staff}/${row.originNo}` : null }
  })
}
