/** The poster of a place: what happened, how many are hurt, a photo. Name and telephone are offered and never asked for. */
import { type LinkAnswers, linkQuestionOf } from '#platform/model/link.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Followed, OpenlyTold, OpenPurpose } from '#platform/server/links/link.ts'
import { digestOf } from '#platform/server/sign-in/tokens.ts'
import { accident } from '../accident.model.ts'
import { accidentPosterWords } from './accident-poster-words.ts'

export const ACCIDENT_POSTER = 'ACCIDENT'
/** As many as are counted by a press; more are counted by whoever comes. */
const counts = { '0': '다친 사람 없음', '1': '1명', '2': '2명', '3': '3명 이상' } as const

const questions = [
  linkQuestionOf({ name: 'what', kind: 'text', required: true, label: '무슨 일입니까?' }),
  linkQuestionOf({
    name: 'hurt',
    kind: 'one',
    required: true,
    label: '다친 사람이 있습니까?',
    options: Object.entries(counts).map(([code, label]) => ({ code, label })),
  }),
  linkQuestionOf({ name: 'place', kind: 'text', required: true, label: '어디입니까?' }),
  linkQuestionOf({ name: 'name', kind: 'text', isShort: true, label: '이름 (적지 않아도 됩니다)' }),
  linkQuestionOf({ name: 'tel', kind: 'text', isShort: true, label: '전화번호 (적지 않아도 됩니다)' }),
]

export const accidentPoster: OpenPurpose = {
  purposeCd: ACCIDENT_POSTER,
  area: 'saf',
  label: '사고 보고',
  notice: '다친 사람이 있으면 먼저 전화하십시오. 이름과 전화번호는 적지 않아도 됩니다.',
  said: '사고를 보고했습니다. 곧 사람이 갑니다.',
  words: [accidentPosterWords],
  async open(db, { plantCd, bizNo }) {
    const [plant] = await db.query<{ plantNm: string }>(
      sql`select plant_nm as "plantNm" from plant where plant_cd = ${plantCd}`,
    )
    if (!plant) return undefined
    const where = [plant.plantNm, await placeOf(db, bizNo)].filter(Boolean).join(' · ')
    return { title: `☎ ${await controlRoomTel(db, plantCd)} · ${where}` }
  },
  ask: async ({ bizNo }) => (bizNo > 0 ? questions.filter(({ name }) => name !== 'place') : questions),
  photo: { label: '사진 찍기 (있으면)', taskClassNm: accident.fields.attachFileId.taskClass },
  take: report,
  follow: (db, { plantCd }, ticket) => follow(db, plantCd, ticket),
}

/** Told again with the same key, because the answer was lost, it is the same accident. */
async function report(tx: Parameters<OpenPurpose['take']>[0], told: OpenlyTold): Promise<void> {
  const { link, ticket, answers, attachFileId, now } = told
  const ticketDigest = digestOf(ticket)
  const [known] = await tx.query(sql`select 1 from acc_ticket where ticket_digest = ${ticketDigest}`)
  if (known) return
  const what = textOf(answers, 'what')
  const { accidentNo } = await tx.program(accident, { now }).create('report', {
    plantCd: link.plantCd,
    accidentTitle: what.slice(0, 100),
    contentDesc: what.slice(0, 2000),
    placeDesc: (textOf(answers, 'place') || ((await placeOf(tx, link.bizNo)) ?? '')).slice(0, 200),
    injuredCnt: Number(textOf(answers, 'hurt')),
    attachFileId,
    srcCd: 'QR',
  })
  if (attachFileId)
    await tx.query(
      sql`update attach_group set biz_cd = ${accident.name}, biz_no = ${accidentNo}, plant_cd = ${link.plantCd}
        where attach_file_id = ${attachFileId} and biz_no is null and create_user_id = ${program.userId}`,
    )
  const [name, tel] = [textOf(answers, 'name').slice(0, 100), textOf(answers, 'tel').slice(0, 30)]
  await tx.query(
    sql`insert into acc_ticket (ticket_digest, accident_no, reporter_nm, reporter_tel, create_dt)
      values (${ticketDigest}, ${accidentNo}, ${name || null}, ${tel || null}, ${now})`,
  )
}
const textOf = (answers: LinkAnswers, name: string): string => {
  const said = answers[name]
  return typeof said === 'string' ? said.trim() : ''
}

/** That it has arrived and how far it is; nothing of who was hurt. */
async function follow(db: Queries, plantCd: string, ticket: string): Promise<Followed | undefined> {
  const [found] = await db.query<{ docNo: string; statusCd: keyof typeof accident.lifecycle.states }>(
    sql`select a.accident_doc_no as "docNo", a.status_cd as "statusCd" from acc_ticket t join accident a on a.accident_no = t.accident_no
      where t.ticket_digest = ${digestOf(ticket)} and a.plant_cd = ${plantCd} and a.delete_yn = 'N'`,
  )
  if (!found) return undefined
  const isOpen = found.statusCd === 'REPORTED'
  return {
    lines: [
      { label: '번호', value: found.docNo, isWritten: true },
      { label: '상태', value: isOpen ? '접수됨' : '처리 중이거나 끝남' },
    ],
    thanks: null,
  }
}

async function placeOf(db: Queries, locationNo: number): Promise<string | undefined> {
  if (locationNo === 0) return undefined
  const [place] = await db.query<{ placeNm: string }>(
    sql`select location_nm as "placeNm" from site_location where location_no = ${locationNo}`,
  )
  return place?.placeNm
}
