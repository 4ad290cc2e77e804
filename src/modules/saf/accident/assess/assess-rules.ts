/** What follows for assessments and analyses of the work: R9, and the JSA of its kind. */
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { lookAgainAtWork } from '../../jsa/jsa-triggers.ts'
import type { accident } from '../accident.model.ts'
import { accidentAsks } from '../accident.ports.ts'
import { isAtWork } from './at-work.api.ts'

type Effect = EffectContext<typeof accident>

const isOfAssessments = (code: string | null): code is keyof typeof accidentTypes =>
  code !== null && code in accidentTypes

/** In the transaction of what told of it: the work waits for its assessment from then on. */
export async function assessed({ record, db, now }: Pick<Effect, 'record' | 'db' | 'now'>): Promise<void> {
  if (record.statusCd === 'TEMP') return
  const [row] = await asProgram(db).query<{ isAsked: boolean }>(
    sql`select ${isAtWork(sql`a`)} as "isAsked" from accident a where a.accident_no = ${record.accidentNo}`,
  )
  const { accidentNo, accidentDocNo, accidentTitle, placeDesc, contentDesc, plantCd, processNo, workCatCd, accTypeCd } =
    record
  await accidentAsks.assess(
    db,
    {
      ...{ accidentNo, plantCd, processNo, workCatCd, contentDesc },
      ...{ docNo: accidentDocNo ?? '', title: accidentTitle ?? '', placeDesc: placeDesc ?? '' },
      accTypeCd: accTypeCd === null ? null : isOfAssessments(accTypeCd) ? accTypeCd : 'ETC',
      isAsked: row?.isAsked ?? false,
    },
    now,
  )
}

/** Every analysis of the same kind of work is looked at again. */
export async function lookAgain({ record, db, now, today }: Effect): Promise<void> {
  if (record.workCatCd === null) return
  const eventDesc = [record.accidentDocNo, record.accidentTitle].filter(Boolean).join(' ')
  await lookAgainAtWork(db, record.workCatCd, { plantCd: record.plantCd, eventDesc, now, today })
}

/** Who was hurt, and the crew: taught again before they do that work again. The way to work teaches nobody. */
export async function taughtAgain({ record, db, now }: Effect): Promise<void> {
  const { accidentNo, plantCd, permitNo, accKindCd } = record
  if (accKindCd === 'COMM') return
  const hurt = await asProgram(db).query<{ userId: string | null; personNo: number | null }>(
    sql`select user_id as "userId", person_no::int as "personNo" from acc_victim
      where accident_no = ${accidentNo} and delete_yn = 'N' and death_ymd is null and (user_id is not null or person_no is not null)`,
  )
  await accidentAsks.teachAgain(db, { accidentNo, plantCd, permitNo, hurt }, now)
}
