/** What cards and health know of people, in the words of entry: E06 and E11. */
import { workRestrictionOf } from '#modules/hea/vendor-exam/vendor-fitness.api.ts'
import { cardsOf } from '../card/card.api.ts'
import type { PersonChecks } from './entry.seams.ts'
import { lifters } from './entry-codes.model.ts'

export const cardChecks: PersonChecks = async (db, personNos, { fromYmd, toYmd }) =>
  (await cardsOf(db, personNos, fromYmd, toYmd)).map(({ msg, ...check }) => ({
    ...check,
    ...{ message: msg, lifterCds: lifters.E06 },
    ...(check.resultCd === 'BLOCK' && { untilYmd: check.values.until ? String(check.values.until) : null }),
  }))

export const restrictionChecks: PersonChecks = async (db, personNos, { fromYmd, toYmd }) =>
  (await workRestrictionOf({ queryAs: (_, statement) => db.query(statement) }, personNos, { fromYmd, toYmd })).map(
    ({ values: _, law, ...check }) => ({
      ...check,
      ...(law && { law }),
      evidenceDesc: check.evidenceDesc ?? '',
      lifterCds: lifters.E11,
    }),
  )
