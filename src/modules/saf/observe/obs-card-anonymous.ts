/** A card of whoever does not want to be known: no account, no vendor, no device and no address is kept (CP-A26). */
import type { DraftOf } from '#platform/model/document.ts'
import { linkQuestionOf } from '#platform/model/link.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Followed, OpenPurpose } from '#platform/server/links/link.ts'
import { digestOf } from '#platform/server/sign-in/tokens.ts'
import { type ObsType, obsTypes } from './obs-card.logic.ts'
import { type ObsCard, obsCard } from './obs-card.model.ts'
import { afterFileOf } from './obs-card-thanks.ts'
import { observeWords } from './obs-card-words.ts'

export const OBSERVE_POSTER = 'OBSERVE'

interface Anonymous {
  plantCd: string
  ticket: string
  card: Pick<DraftOf<typeof obsCard>, 'langCd' | 'nowActionDesc' | 'permitNo' | 'obsDt' | 'attachFileId'> & {
    obsTypeCd: ObsType
    contentDesc: string
    placeDesc: string
  }
  now: Date
}

/** Told again with the same key, because the answer was lost, it is the same card. */
export async function fileAnonymously(tx: Transaction, { plantCd, ticket, card, now }: Anonymous): Promise<void> {
  const ticketDigest = digestOf(ticket)
  const [known] = await tx.query(sql`select 1 from obs_ticket where ticket_digest = ${ticketDigest}`)
  if (known) return
  const { obsCardNo } = await tx.program(obsCard, { now }).create({ ...card, plantCd, anonymousYn: 'Y' })
  if (card.attachFileId)
    await tx.query(
      sql`update attach_group set biz_cd = ${obsCard.name}, biz_no = ${obsCardNo}, plant_cd = ${plantCd}
        where attach_file_id = ${card.attachFileId} and biz_no is null and create_user_id = ${program.userId}`,
    )
  await tx.query(
    sql`insert into obs_ticket (ticket_digest, obs_card_no, create_dt) values (${ticketDigest}, ${obsCardNo}, ${now})`,
  )
}

type Answered = Pick<ObsCard, 'statusCd' | 'replyDesc' | 'obsTypeCd' | 'acceptYn'> & {
  docNo: string
  beforeFileId: number | null
  afterFileId: number | null
}

/** What became of the card of a key, and nothing that says whose it is. */
export async function followCard(db: Queries, plantCd: string, ticket: string): Promise<Followed | undefined> {
  const [card] = await db.query<Answered>(sql`select c.status_cd as "statusCd", c.reply_desc as "replyDesc",
      c.obs_type_cd as "obsTypeCd", c.accept_yn as "acceptYn", c.obs_card_doc_no as "docNo",
      c.attach_file_id::int as "beforeFileId", ${afterFileOf}::int as "afterFileId"
    from obs_ticket t join obs_card c on c.obs_card_no = t.obs_card_no
    where t.ticket_digest = ${digestOf(ticket)} and c.plant_cd = ${plantCd} and c.delete_yn = 'N'`)
  if (!card) return undefined
  const { replyDesc, beforeFileId, afterFileId } = card
  const lines = [
    { label: '번호', value: card.docNo, isWritten: true },
    { label: '유형', value: obsTypes[card.obsTypeCd] },
    { label: '상태', value: obsCard.lifecycle.states[card.statusCd].label },
    ...(card.acceptYn === 'Y' ? [{ label: '채택', value: '채택됨' }] : []),
  ]
  return { lines, thanks: replyDesc ? { said: replyDesc, beforeFileId, afterFileId } : null }
}

/** The poster at a place, or of the whole plant: three questions, of which the place answers one. */
export const observePoster: OpenPurpose = {
  purposeCd: OBSERVE_POSTER,
  area: 'saf',
  label: '관찰카드',
  notice: '이름, 소속, 기기 정보를 저장하지 않습니다. 아무도 불이익을 받지 않습니다.',
  said: '접수했습니다. 고맙습니다.',
  words: [observeWords],
  async open(db, link) {
    const [plant] = await db.query<{ plantNm: string }>(
      sql`select plant_nm as "plantNm" from plant where plant_cd = ${link.plantCd}`,
    )
    if (!plant) return undefined
    const placeNm = await placeOf(db, link.bizNo)
    return { title: placeNm ? `${plant.plantNm} · ${placeNm}` : plant.plantNm }
  },
  ask: async ({ bizNo }) => (bizNo > 0 ? questions.filter(({ name }) => name !== 'place') : questions),
  photo: { label: '사진 찍기 (있으면)', taskClassNm: 'OBS_PHOTO' },
  async take(tx, { link, ticket, answers, attachFileId, now }) {
    const text = (name: string) => (typeof answers[name] === 'string' ? answers[name].trim() : '')
    const placeDesc = text('place') || ((await placeOf(tx, link.bizNo)) ?? '')
    const obsTypeCd = (Object.keys(obsTypes) as ObsType[]).find((code) => code === text('type')) ?? 'COND'
    const card = { obsTypeCd, contentDesc: text('content'), placeDesc: placeDesc.slice(0, 200), attachFileId }
    const nowActionDesc = text('now') || null
    await fileAnonymously(tx, { plantCd: link.plantCd, ticket, card: { ...card, nowActionDesc }, now })
  },
  follow: (db, link, ticket) => followCard(db, link.plantCd, ticket),
}

const questions = [
  linkQuestionOf({
    name: 'type',
    kind: 'one',
    required: true,
    label: '무엇을 보셨습니까?',
    options: Object.entries(obsTypes).map(([code, label]) => ({ code, label })),
  }),
  linkQuestionOf({ name: 'content', kind: 'text', required: true, label: '어떤 일입니까? (5자 이상)' }),
  linkQuestionOf({ name: 'place', kind: 'text', required: true, label: '어디입니까?' }),
  linkQuestionOf({ name: 'now', kind: 'text', label: '바로 한 조치 (있으면)' }),
]

async function placeOf(db: Queries, locationNo: number): Promise<string | undefined> {
  if (locationNo === 0) return undefined
  const [place] = await db.query<{ placeNm: string }>(
    sql`select location_nm as "placeNm" from site_location where location_no = ${locationNo}`,
  )
  return place?.placeNm
}
