import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { endLink, lastDayOf, linksOf, makeLink, pathOfLink } from '#platform/server/links/link.ts'
import { notFound } from '#platform/server/refusal.ts'
import { accident } from '../accident.model.ts'
import { opened } from '../inquiry/inquiry-act.ts'
import * as calls from './witness.calls.ts'
import { WITNESS_LINK } from './witness-page.ts'

/** Memory fades: whoever has not written by then is asked in person. */
const GOOD_DAYS = 14

export const witnessRoutes = routes(
  answer(calls.askWitnesses, async ({ services, tx, person, now, today, ip, places: { no } }) => {
    const { plantCd } = await opened({ tx, person, now }, no, 'evidence')
    const known = (await linksOf(services, WITNESS_LINK, no)).find(({ openYn }) => openYn === 'Y')
    if (known) return { linkNo: known.linkNo, path: known.path, untilYmd: lastDayOf(known) }
    const expireDt = startOfDay(addDays(today, GOOD_DAYS))
    const linkNo = await makeLink(tx, {
      ...{ purposeCd: WITNESS_LINK, bizNo: no, plantCd, vendorCd: null, expireDt, createUserId: person.userId, now },
    })
    await writeAudit(tx, {
      ...{ now, ip, plantCd, userId: person.userId, bizCd: accident.name, bizNo: no, actionCd: 'WITNESS' },
      diff: { linkNo: [null, linkNo] },
    })
    const path = await pathOfLink(tx, services, linkNo)
    return { linkNo, path, untilYmd: lastDayOf({ expireDt: expireDt.toISOString() }) }
  }),
  answer(calls.endWitnessCode, async ({ tx, person, now, places: { no, link } }) => {
    await opened({ tx, person, now }, no, 'evidence')
    if (!(await endLink(tx, { linkNo: link, purposeCd: WITNESS_LINK, bizNo: no, now }))) throw notFound()
  }),
)
