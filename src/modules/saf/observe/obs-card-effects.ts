/** What follows a step of a card: work that stops, the row that puts it right, who is told. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { dueInRegister, findingStates, registerFindings } from '#modules/impr/impr/impr.api.ts'
import type { RiskGrade } from '#modules/impr/impr/impr.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { MessageKind } from '#platform/model/messages.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { type Notify, tells } from '#platform/server/notifications/notify.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { obsCardMessages as m } from './obs-card.messages.ts'
import type { ObsCard, obsCard } from './obs-card.model.ts'
import { closeCard } from './obs-card-close.ts'
import { observeAsks } from './observe.ports.ts'

type Effect = EffectContext<typeof obsCard>

const MOST_TITLE = 100
/** Days for the measure where nobody says otherwise, by grade. */
const dueDays: Readonly<Record<RiskGrade, number>> = { CRIT: 1, HIGH: 7, MID: 14, LOW: 30 }
export const defaultDue = (grade: RiskGrade | null, ymd: string): string => addDays(ymd, dueDays[grade ?? 'MID'])

export const obsCardEffects: NonNullable<Rules<typeof obsCard>['follow']> = {
  create: [registered],
  decide: [decided, toAuthor(m.OBS_DECIDED)],
  release: [decided, toAuthor(m.OBS_DECIDED)],
  accept: [putRight, credit, tells(m.OBS_OWNER), toAuthor(m.OBS_ACCEPTED)],
  thank: [toAuthor(m.OBS_THANKED)],
  decline: [toAuthor(m.OBS_REPLIED)],
  merge: [toAuthor(m.OBS_MERGED)],
  reply: [toAuthor(m.OBS_REPLIED), closeIfDone],
}

interface Registered {
  db: Transaction
  now: Date
  notify: Notify
  record: Pick<ObsCard, 'obsCardNo' | 'obsTypeCd' | 'contentDesc' | 'placeDesc' | 'plantCd' | 'permitNo'>
}

/**
 * A new card reaches who sorts it; work that somebody stopped stands at once.
 *
 * @law 산업안전보건법 제51조·제52조
 */
async function registered({ db, now, notify, record }: Registered): Promise<void> {
  if (record.obsTypeCd !== 'STOP') {
    await notify.tell(m.OBS_NEW, record)
    return
  }
  const { permitNo, plantCd, contentDesc: reasonDesc } = record
  const [stopped] = permitNo
    ? await permitPort.stop(db, {
        permitNos: [permitNo],
        plantCd,
        reasonCd: 'STOPWORK',
        reasonDesc,
        srcCd: 'CARD',
        now,
      })
    : []
  const all = { joins: db.joins, query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) }
  if (stopped)
    await all.query(sql`update obs_card set stop_yn = 'Y', permit_doc_no = ${stopped.permitDocNo}
      where obs_card_no = ${record.obsCardNo}`)
  await notify.tell(m.OBS_STOP, record)
  const phones = await all.query<{
    userId: string
    phoneNo: string
    langCd: Language
  }>(sql`select distinct u.user_id as "userId", u.phone_no as "phoneNo", u.lang_cd as "langCd"
    from directory_role d join sys_user u on u.user_id = d.user_id
    where d.auth_grp_cd in ('SUP', 'SHM') and d.plant_cd = ${plantCd} and u.phone_no is not null`)
  const values = { place: record.placeDesc, content: reasonDesc.slice(0, MOST_TITLE) }
  for (const { userId, phoneNo, langCd } of phones) {
    const { body } = await wordingOf(all, m.OBS_STOP_SMS, 'SMS', langCd, values)
    await sendLater(all, now, {
      channel: 'SMS',
      userId,
      recipient: phoneNo,
      body,
      onceKey: `obs-stop:${record.obsCardNo}:${userId}`,
    })
  }
}

/** @law 산업안전보건법 제52조 */
async function decided({ record, db, person, now }: Effect) {
  const { permitNo, stopDecisionDesc: decisionDesc } = record
  if (permitNo === null || !decisionDesc) return
  await permitPort.noteDecision(db, { permitNo, decisionDesc, person, now })
}

/** Unless he did not want to be known. */
function toAuthor(kind: MessageKind<'obsCardNo' | 'createUserId', never>) {
  return async ({ record, notify }: Effect) => {
    if (record.anonymousYn === 'N') await notify.tell(kind, record)
  }
}

/** What nearly happened is a near miss, anything else goes to the register: its owner puts it right, who accepted it looks. */
async function putRight(effect: Effect) {
  const { record, person, db, now } = effect
  const title = record.contentDesc.slice(0, MOST_TITLE)
  if (record.obsTypeCd === 'NM') {
    const { anonymousYn, createUserId } = record
    const by = anonymousYn === 'Y' || createUserId === null ? undefined : { ...program, userId: createUserId }
    const { nearMissNo } = await db.program(nearMiss, { by, now }).create('report', {
      nearMissTitle: title,
      contentDesc: record.contentDesc,
      placeDesc: record.placeDesc,
      occurDt: record.obsDt ?? record.createDt,
      plantCd: record.plantCd,
      vendorCd: record.vendorCd,
      anonymousYn,
    })
    await db.query(sql`update obs_card set near_miss_no = ${nearMissNo} where obs_card_no = ${record.obsCardNo}`)
    return
  }
  const [imprNo] = await registerFindings(effect, [
    {
      srcCd: 'OBS',
      srcNo: String(record.obsCardNo),
      plantCd: record.plantCd,
      imprTitle: title,
      imprDesc: record.contentDesc,
      placeDesc: record.placeDesc,
      riskGradeCd: record.riskGradeCd ?? 'MID',
      dueYmd: record.dueYmd,
      owner: { userId: record.ownerUserId ?? '' },
      verifyUserId: person.userId,
    },
  ])
  await db.query(
    sql`update obs_card set impr_no = ${imprNo}, due_ymd = least(due_ymd, ${dueInRegister(imprNo)}) where obs_card_no = ${record.obsCardNo}`,
  )
}

async function credit({ record, db, today, now }: Effect) {
  const { personNo, plantCd, creditCnt } = record
  if (!personNo || !creditCnt) return
  const srcNo = String(record.obsCardNo)
  await observeAsks.credit(db, { personNo, plantCd, srcNo, creditYmd: today, creditScore: -1, now })
}

/** Answered after the measure was verified already. */
async function closeIfDone(effect: Effect) {
  const { record, db } = effect
  if (!record.imprNo) return
  const state = (await findingStates(db, [record.imprNo])).get(record.imprNo)
  if (state === 'CLOSE' || state === 'CANC') await closeCard(effect, record.obsCardNo)
}
