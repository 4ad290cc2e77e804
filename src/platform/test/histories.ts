/** What the histories of all records must say, however they were made: they lead, step by step, to where each stands. */
import type { AnyDocument } from '#platform/model/document.ts'
import { snakeCase } from '#platform/model/document.ts'
import { tableNameOf } from '../server/documents/table.ts'

type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>
interface Step {
  readonly actionCd: string
  readonly before: string | null
  readonly fromCd: string | null
  readonly toCd: string
}

/**
 * @param isWhole whether nothing of the way was left out
 * @returns a line for each thing that is wrong; empty where every record has a history that could have happened so
 */
export async function lostHistories(ask: Ask, model: AnyDocument, isWhole: boolean): Promise<string[]> {
  const key = snakeCase(model.key)
  const steps = `with a as (select biz_no, action_cd, from_status_cd, to_status_cd, audit_dt, lag(to_status_cd) over w as before,
      lag(audit_dt) over w as before_dt, row_number() over (partition by biz_no order by audit_no desc) as back
    from sys_audit where biz_cd = '${model.name}' and to_status_cd is not null window w as (partition by biz_no order by audit_no))`
  const count = async (from: string): Promise<number> =>
    Number((await ask(`${steps} select count(*) as n ${from}`))[0]?.n)
  const rows = `from ${tableNameOf(model)} r`
  const found = {
    'without a history': await count(`${rows} where not exists (select from a where a.biz_no = r.${key}::text)`),
    'elsewhere than their history leads': await count(
      `${rows} join a on a.biz_no = r.${key}::text and a.back = 1 where a.to_status_cd <> r.status_cd`,
    ),
    'steps back in time': await count(`from a where audit_dt < before_dt`),
  }
  const taken = (await ask(
    `${steps} select distinct action_cd as "actionCd", before, from_status_cd as "fromCd", to_status_cd as "toCd" from a`,
  )) as unknown as Step[]
  const wrong = taken.filter((step) => !couldBe(model, step, isWhole))
  return [
    ...Object.entries(found).flatMap(([what, n]) => (n > 0 ? [`${model.name}: ${n} ${what}`] : [])),
    ...wrong.map(
      ({ actionCd, before, fromCd, toCd }) => `${model.name}: ${actionCd} ${fromCd} > ${toCd} after ${before}`,
    ),
  ]
}

function couldBe({ lifecycle }: AnyDocument, { actionCd, before, fromCd, toCd }: Step, isWhole: boolean): boolean {
  // The program registers what it found at once.
  if (actionCd === 'CREATE') return before === null && fromCd === null
  if (isWhole && fromCd !== before) return false
  const action = lifecycle.actions[actionCd]
  if (!action) return fromCd === toCd
  return (
    fromCd !== null && [action.from].flat().includes(fromCd) && (typeof action.to !== 'string' || action.to === toCd)
  )
}
