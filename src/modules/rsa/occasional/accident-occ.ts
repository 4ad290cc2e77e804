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
import { rsa } from '../assess/rsa.model.ts'
import { knownProcess } from '../assess/rsa-plan.ts'
import { hazardOf, srcKeyOf } from '../survey/from-known.ts'
import { openWith } from './occasional.api.ts'

interface Opened {
  rsaNo: number
  statusCd: string
  processNo: number
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

/** @law 산업안전보건법 시행규칙 제37조제2항제3호 */
export async function assessAccident(tx: Transaction, about: AccidentAtWork, now: Date): Promise<void> {
  const { accidentNo, processNo, workCatCd, isAsked } = about
  const open = await openedFor(asProgram(tx), accidentNo)
  const isOfIt = (one: Opened) =>
    isAsked && one.processNo === processNo && (one.workCatCd === null || one.workCatCd === workCatCd)
  const others = open.filter((one) => !isOfIt(one))
  const movable = others.find(({ statusCd, isWanted }) => !isWanted && (statusCd === 'PLAN' || statusCd === 'PREP'))
  const isCovered = open.some(isOfIt)
  const moved = isAsked && processNo !== null && !isCovered ? movable : undefined
  for (const one of others) {
    if (one === moved) await moveAlong(tx, one, about, now)
    else if (!one.isWanted) await tx.program(rsa, { by: program, now }).act(one.rsaNo, 'lapse')
  }
  if (isAsked && processNo !== null && !isCovered && !moved) await opened(tx, { ...about, processNo }, now)
}

async function moveAlong(
  tx: Transaction,
  { rsaNo, processNo: before }: Opened,
  { processNo, workCatCd }: AccidentAtWork,
  now: Date,
): Promise<void> {
  if (processNo === null) return
  const process = await knownProcess(tx, processNo)
  await tx.program(rsa, { by: program, now }).note(rsaNo, 'ORIGIN', {
    processNo,
    workCatCd,
    ...(process && { deptCd: process.deptCd }),
  })
  await permitPort.recheck(tx, { processNos: [before, processNo] }, now)
}

/** By the head of the department of the process; where nobody heads it, by the safety manager. */
async function leaderOf(db: Queries, plantCd: string, headUserId: string | null): Promise<string | undefined> {
  if (headUserId !== null) return headUserId
  const [row] = await db.query<{ userId: string }>(
    sql`select user_id as "userId" from directory_member where auth_grp_cd = 'SHM' and plant_cd = ${plantCd} order by 1 limit 1`,
  )
  return row?.userId
}

async function opened(tx: Transaction, about: AccidentAtWork & { processNo: number }, now: Date): Promise<void> {
  const { accidentNo, docNo, title, placeDesc, plantCd, processNo, workCatCd, accTypeCd, contentDesc } = about
  const process = await knownProcess(tx, processNo)
  if (!process || process.scaleNo === null || process.plantCd !== plantCd) return
  const headUserId = await leaderOf(asProgram(tx), plantCd, process.headUserId)
  if (headUserId === undefined) return
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
    { ...process, scaleNo: process.scaleNo, headUserId },
  )
}
