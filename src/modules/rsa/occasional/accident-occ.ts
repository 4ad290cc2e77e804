/**
 * R9: an accident at work opens an occasional assessment by itself, in the transaction of what told of it, moves it along
 * while nobody has begun to look for hazards, and ends it with its last source.
 */

import { permitPort } from '#modules/common/permit.ports.ts'
import type { AccidentAtWork } from '#modules/saf/accident/accident.ports.ts'
import { isAtWork } from '#modules/saf/accident/assess/at-work.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { rsaMessages } from '../assess/rsa.messages.ts'
import { rsa } from '../assess/rsa.model.ts'
import { knownProcess, leaderAt } from '../assess/rsa-plan.ts'
import { hazardOf, srcKeyOf } from '../survey/from-known.ts'
import { openOfWork, openWith } from './occasional.api.ts'

interface Opened {
  rsaNo: number
  statusCd: string
  /** Null as long as that of the accident is not known. */
  processNo: number | null
  workCatCd: string | null
  /** Something else for which it was opened still asks for it. */
  isWanted: boolean
}
/** Those that are not over; an accident asks for one of its own process as long as it stands. */
const openedFor = (db: Queries, accidentNo: number): Promise<Opened[]> =>
  db.query<Opened>(sql`select r.rsa_no::int as "rsaNo", r.status_cd as "statusCd", r.process_no::int as "processNo", r.work_cat_cd as "workCatCd",
      exists (select from rsa_origin x left join accident a on x.origin_cd = 'ACC' and a.accident_no = x.origin_no
        where x.rsa_no = r.rsa_no and not (x.origin_cd = 'ACC' and x.origin_no = ${accidentNo})
          and (x.origin_cd <> 'ACC' or ${isAtWork(sql`a`)} and a.process_no = r.process_no)) as "isWanted"
    from rsa_origin o join rsa r on r.rsa_no = o.rsa_no and r.delete_yn = 'N' and r.status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED')
    where o.origin_cd = 'ACC' and o.origin_no = ${accidentNo} order by r.rsa_no for update of r`)

/**
 * As long as its process is not known one is open all the same: it covers the permit that the accident names and those on
 * whose crew somebody is whom it hurt, and goes along to the process as soon as that is said.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제3호
 */
export async function assessAccident(tx: Transaction, accident: AccidentAtWork, now: Date): Promise<void> {
  const process = await processOf(tx, accident)
  const about = { ...accident, processNo: process ? accident.processNo : null }
  const { accidentNo, processNo, workCatCd, isAsked } = about
  const open = await openedFor(asProgram(tx), accidentNo)
  const isOfIt = (one: Opened) =>
    isAsked &&
    (processNo === null || (one.processNo === processNo && (one.workCatCd === null || one.workCatCd === workCatCd)))
  const others = open.filter((one) => !isOfIt(one))
  const movable = others.find(({ statusCd, isWanted }) => !isWanted && (statusCd === 'PLAN' || statusCd === 'PREP'))
  const isCovered = open.some(isOfIt)
  const isTaken = async () =>
    movable?.processNo === null && (await openOfWork(tx, { processNo, workCatCd, triggerCd: 'ACC' })) !== undefined
  const moved = isAsked && process && !isCovered && !(await isTaken()) ? movable : undefined
  for (const one of others) {
    if (one === moved && process) await moveAlong(tx, one, { about, process, now })
    else if (!one.isWanted) await tx.program(rsa, { by: program, now }).act(one.rsaNo, 'lapse')
  }
  if (isAsked && !isCovered && !moved) await opened(tx, about, { process, now })
}

type Known = NonNullable<Awaited<ReturnType<typeof knownProcess>>>
/** Of the plant of the accident. */
async function processOf(tx: Transaction, { processNo, plantCd }: AccidentAtWork): Promise<Known | undefined> {
  const process = processNo === null ? undefined : await knownProcess(tx, processNo)
  return process?.plantCd === plantCd ? process : undefined
}

interface Moving {
  about: AccidentAtWork
  process: Known
  now: Date
}
/** Whoever heads the process leads it from then on, and hears of it. */
async function moveAlong(tx: Transaction, one: Opened, { about, process, now }: Moving): Promise<void> {
  const { processNo, workCatCd } = about
  const { deptCd, headUserId, scaleNo } = process
  const isNew = one.processNo === null
  const record = await tx.program(rsa, { by: program, now }).note(one.rsaNo, 'ORIGIN', (before) => ({
    ...{ processNo, workCatCd, deptCd },
    ...(isNew && { leaderUserId: headUserId ?? before.leaderUserId, scaleNo: before.scaleNo ?? scaleNo }),
  }))
  if (isNew && record && headUserId !== null) await notifyThrough(tx, now).tell(rsaMessages.RSA_PLANNED, record)
  const processNos = [one.processNo, processNo].filter((no) => no !== null)
  await permitPort.recheck(tx, { processNos }, now)
}

/** By the head of the department of the process; where nobody heads it, or it is not known, by the safety manager. */
async function opened(
  tx: Transaction,
  about: AccidentAtWork,
  { process, now }: { process: Known | undefined; now: Date },
): Promise<void> {
  const { accidentNo, docNo, title, placeDesc, plantCd, processNo, workCatCd, accTypeCd, contentDesc } = about
  const { userId, ...ofPlant } = await leaderAt(asProgram(tx), plantCd)
  const known = {
    titleDesc: title,
    detailDesc: contentDesc,
    wordDesc: null,
    accTypeCd,
    hazardCatCd: null,
    measureDesc: null,
  }
  await openWith(
    { tx, person: program, now, today: dayOf(now) },
    {
      ...{ originCd: 'ACC', originNo: accidentNo, originDocNo: docNo, triggerCd: 'ACC', rsaTitle: title },
      ...{ plantCd, processNo, workCatCd },
      triggerSrcDesc: [docNo, title, placeDesc].filter(Boolean).join(' · '),
      items: [hazardOf(known, srcKeyOf('ACC', String(accidentNo)))],
    },
    { ...(process ?? ofPlant), leaderUserId: process?.headUserId ?? userId },
  )
}
