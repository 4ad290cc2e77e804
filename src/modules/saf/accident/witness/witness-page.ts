/**
 * What a witness says by the code that he was shown: in his own words and language, his name only if he wants to. It is a
 * piece of evidence of the accident, with the hands that it goes through, and read by those who may know who was hurt (R10).
 */
import { minuteOf } from '#platform/model/calendar.ts'
import { type LinkAnswers, linkQuestionOf } from '#platform/model/link.ts'
import { holdFiles } from '#platform/server/attachments/held-files.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { Link, OpenlyTold, OpenPurpose } from '#platform/server/links/link.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { digestOf } from '#platform/server/sign-in/tokens.ts'
import { accidentMessages as m } from '../accident.messages.ts'
import { type Accident, accident } from '../accident.model.ts'
import { EVIDENCE, EVIDENCE_CLASS } from '../inquiry/evidence-files.ts'
import { takesEvidence } from '../inquiry/inquiry-act.ts'
import { witnessWords } from './witness-words.ts'

export const WITNESS_LINK = 'ACC_WITNESS'
/** As long as its column. */
const MOST_LETTERS = 4000

const questions = [
  linkQuestionOf({
    name: 'saw',
    kind: 'text',
    required: true,
    label: '무엇을 보고 들었습니까? 본 차례대로 적으십시오.',
  }),
  linkQuestionOf({ name: 'stood', kind: 'text', isShort: true, label: '어디에 있었습니까?' }),
  linkQuestionOf({ name: 'time', kind: 'text', isShort: true, label: '몇 시쯤이었습니까?' }),
  linkQuestionOf({ name: 'name', kind: 'text', isShort: true, label: '이름 (적지 않아도 됩니다)' }),
  linkQuestionOf({ name: 'tel', kind: 'text', isShort: true, label: '전화번호 (적지 않아도 됩니다)' }),
]

async function openOf(db: Queries, { bizNo, plantCd }: Link): Promise<Accident | undefined> {
  const found = await findRecord(db, accident, bizNo)
  return found?.plantCd === plantCd && takesEvidence(found) ? found : undefined
}

export const witnessPage: OpenPurpose = {
  purposeCd: WITNESS_LINK,
  area: 'saf',
  label: '목격자 진술',
  notice:
    '쓴 내용은 조사하는 사람만 봅니다. 이름을 적지 않아도 됩니다. 진술했다고 불리하게 대하지 않습니다. 다친 사람의 이름은 적지 마십시오.',
  said: '진술을 받았습니다. 고맙습니다.',
  words: [witnessWords],
  async open(db, link) {
    const found = await openOf(db, link)
    return found && { title: `${minuteOf(found.occurDt)} · ${found.placeDesc}` }
  },
  ask: async () => questions,
  photo: { label: '사진 (있으면)', taskClassNm: EVIDENCE_CLASS },
  take: keep,
  async follow(db, { bizNo }, ticket) {
    const [found] = await db.query<{ at: string }>(
      sql`select collect_dt as at from acc_evidence where ticket_digest = ${digestOf(ticket)} and accident_no = ${bizNo}`,
    )
    return found && { lines: [{ label: '받은 때', value: minuteOf(found.at), isWritten: true }], thanks: null }
  },
}

const textOf = (answers: LinkAnswers, name: string): string => String(answers[name] ?? '').trim()

/** Sent again with the same key, because the answer was lost, it is the same statement. */
async function keep(tx: Transaction, { link, ticket, answers, attachFileId, now }: OpenlyTold): Promise<void> {
  const record = await openOf(tx, link)
  if (!record) throw new Refusal(410, 'ACC_WITNESS_OVER', '진술을 받는 기간이 끝났습니다.')
  const [stood, time, name] = [textOf(answers, 'stood'), textOf(answers, 'time'), textOf(answers, 'name').slice(0, 100)]
  const said = [textOf(answers, 'saw'), stood && `(있던 곳: ${stood})`, time && `(시각: ${time})`]
    .filter(Boolean)
    .join('\n')
  const first = [{ at: now.toISOString(), userNm: name, whereDesc: '' }]
  const [made] = await tx.query<{ no: number }>(
    sql`insert into acc_evidence (accident_no, plant_cd, evidence_kind_cd, evidence_nm, evidence_desc, attach_file_id, collect_dt,
        collect_user_id, custody_json, witness_nm, witness_tel, ticket_digest, create_user_id, create_dt, update_user_id, update_dt)
      values (${link.bizNo}, ${link.plantCd}, 'STATEMENT', '목격자 진술', ${said.slice(0, MOST_LETTERS)}, ${attachFileId}, ${now},
        ${program.userId}, ${JSON.stringify(first)}::jsonb, ${name || null}, ${textOf(answers, 'tel').slice(0, 30) || null},
        ${digestOf(ticket)}, ${program.userId}, ${now}, ${program.userId}, ${now})
      on conflict (ticket_digest) do nothing returning acc_evidence_no::int as no`,
  )
  if (!made) return
  if (attachFileId)
    await holdFiles(tx, attachFileId, {
      ...{
        bizCd: EVIDENCE,
        bizNo: made.no,
        plantCd: link.plantCd,
        taskClassNm: EVIDENCE_CLASS,
        userId: program.userId,
      },
    })
  const notify = notifyThrough(tx, now)
  if (record.leaderUserId) await notify.people([record.leaderUserId], messageOf(m.ACC_WITNESS, record))
  else await notify.tell(m.ACC_WITNESS.to('SHM'), record)
}
