/** What cards and health know of people, in the words of entry: E06, E10 and E11. */
import { examinedBeforeWork, workRestrictionOf } from '#modules/hea/vendor-exam/vendor-fitness.api.ts'
import { sentences } from '#platform/model/sentences.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { cardsOf } from '../card/card.api.ts'
import type { PersonChecks } from './entry.ports.ts'
import { lifters } from './entry-codes.model.ts'

/** By their codes, as rows keep them. */
const says = sentences('ENTRY', {
  EXAM_NOT_ASKED: '특수건강진단 대상 유해인자를 취급하지 않습니다.',
})

export const cardChecks: PersonChecks = async (db, personNos, { fromYmd, toYmd }) =>
  (await cardsOf(db, personNos, fromYmd, toYmd)).map(({ msg, ...check }) => ({
    ...check,
    message: msg,
    lifterCds: lifters.E06,
    ...(check.resultCd === 'BLOCK' && { untilYmd: check.values.until ? String(check.values.until) : null }),
  }))

export const examChecks: PersonChecks = async (db, personNos, { fromYmd, examHazardYn, processNos }) => {
  if (examHazardYn !== 'Y')
    return personNos.map((personNo) => ({
      personNo,
      ruleCd: 'E10',
      resultCd: 'OK',
      lifterCds: lifters.E10,
      message: says.EXAM_NOT_ASKED,
    }))
  const asking = { joins: db.joins, queryAs: <Row>(_: unknown, statement: Sql) => db.query<Row>(statement) }
  return (await examinedBeforeWork(asking, personNos, { ymd: fromYmd, processNos })).map(
    ({ law, values, ...check }) => ({
      ...check,
      ...(law && { law }),
      values: { factors: String(values?.factors ?? '') },
      evidenceDesc: check.evidenceDesc ?? '',
      lifterCds: lifters.E10,
    }),
  )
}

export const restrictionChecks: PersonChecks = async (db, personNos, { fromYmd, toYmd }) =>
  (
    await workRestrictionOf({ joins: db.joins, queryAs: (_, statement) => db.query(statement) }, personNos, {
      fromYmd,
      toYmd,
    })
  ).map(({ values: _, law, ...check }) => ({
    ...check,
    ...(law && { law }),
    evidenceDesc: check.evidenceDesc ?? '',
    lifterCds: lifters.E11,
  }))
