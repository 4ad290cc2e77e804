/** Which records stand where they stand because somebody sent them back: told by their history, not by what they hold. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** The states to which a record can be sent back. */
export const returnStates = (model: AnyDocument): ReadonlySet<string> =>
  new Set(
    Object.values(model.lifecycle.actions).flatMap(({ returns, to }) =>
      returns && typeof to === 'string' ? [to] : [],
    ),
  )

interface Standing {
  model: AnyDocument
  no: number
}
export const standingKey = (documentName: string, no: number): string => `${documentName} ${no}`

/** Those whose last move was to be sent back, by `standingKey`. One statement for all documents. */
export async function cameBack(db: Database, standing: readonly Standing[]): Promise<ReadonlySet<string>> {
  if (standing.length === 0) return new Set()
  const asked = standing.map(({ model, no }) => ({ cd: model.name, no: String(no) }))
  const moves = await db.query<{ cd: string; no: string; actionCd: string }>(
    'SYSTEM',
    sql`select w.cd, w.no, last.action_cd as "actionCd" from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(cd text, no text)
      cross join lateral (select a.action_cd from sys_audit a
        where a.biz_cd = w.cd and a.biz_no = w.no and a.from_status_cd <> a.to_status_cd order by a.audit_no desc limit 1) last`,
  )
  const models = new Map(standing.map(({ model }) => [model.name, model]))
  const isReturn = ({ cd, actionCd }: (typeof moves)[number]) => models.get(cd)?.lifecycle.actions[actionCd]?.returns
  return new Set(moves.filter(isReturn).map(({ cd, no }) => standingKey(cd, Number(no))))
}
