/** A round that is over, and corrections of it, for tests. */
import type { Site } from '#platform/test/site.ts'
import { eduRound } from '../round/edu-round.model.ts'
import { anEduRound } from '../round/edu-round.seed.ts'
import { eduFix, type FixLine } from './edu-fix.model.ts'

const DAY = '2026-11-26'
const APPROVALS = '/api/manage/approval'

interface SeatLine {
  eduRqstNo: number
  personNo: number
  checkInDt: string | null
  checkOutDt: string | null
  testScore: number | null
}
export interface Finished {
  eduRoundNo: number
  /** 70 points, the whole hour. */
  passed: SeatLine
  absent: SeatLine
}

/** Entry education of two people of whom one came: by the steps that people take, the score alone is written down. */
export async function aFinishedRound(site: Site): Promise<Finished> {
  const at = (clock: string, ymd = DAY) => site.setClock(`${ymd}T${clock}:00+09:00`)
  const edu = () => site.as('edu')
  await at('09:00', '2026-11-20')
  const { eduRoundNo } = await edu().create(eduRound, anEduRound(DAY))
  await edu().act(eduRound, eduRoundNo, 'open')
  const people = await site.sql<{ no: number }>(
    `select person_no::int as no from vendor_person p where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE'
      and not exists (select from edu_rqst s where s.worker_key = p.human_key) order by 1 limit 2`,
  )
  const personNos = people.map(({ no }) => no)
  await site.as('V100001-02').call(`/api/vendor/portal/education/rounds/${eduRoundNo}/apply`, {
    method: 'POST',
    body: { personNos },
  })
  const seats = await site.sql<{ eduRqstNo: number; personNo: number }>(
    `select edu_rqst_no::int as "eduRqstNo", person_no::int as "personNo" from edu_rqst where edu_round_no = ${eduRoundNo} order by 1`,
  )
  const [came, missed] = seats
  if (!came || !missed) throw new Error('Two seats are needed')
  await edu().act(eduRound, eduRoundNo, 'close')
  const door = (path: string) =>
    edu().call(`${eduRound.api}/${eduRoundNo}/${path}`, { method: 'POST', body: { eduRqstNo: came.eduRqstNo } })
  await at('13:55')
  await edu().act(eduRound, eduRoundNo, 'start')
  await door('checkin')
  await at('15:00')
  await door('checkout')
  await site.sql(`update edu_rqst set test_score = 70 where edu_rqst_no = ${came.eduRqstNo}`)
  await edu().act(eduRound, eduRoundNo, 'finish')
  await at('09:00', '2026-11-27')
  return {
    eduRoundNo,
    passed: { ...came, checkInDt: `${DAY}T13:55:00+09:00`, checkOutDt: `${DAY}T15:00:00+09:00`, testScore: 70 },
    absent: { ...missed, checkInDt: null, checkOutDt: null, testScore: null },
  }
}

export function fixesOf(site: Site, { eduRoundNo }: Finished) {
  const line = ({ personNo: _, ...seat }: SeatLine, values: object = {}) =>
    ({ ...seat, creditMinVal: null, ...values }) as FixLine
  const draft = (fixes: readonly FixLine[], userId = 'edu') =>
    site.as(userId).create(eduFix, { eduRoundNo, reasonDesc: '시험지를 다시 채점함', fixes: [...fixes] })
  const submit = (bizNo: number, rowVersion: number, approver = 'safety') =>
    site.as('edu').call<{ apprRqstNo: number }>(APPROVALS, {
      method: 'POST',
      body: {
        apprBizCd: 'EDU_FIX',
        bizNo,
        rowVersion,
        lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: approver }],
      },
    })
  const submitted = async (fixes: readonly FixLine[]) => {
    const { eduFixNo, rowVersion } = await draft(fixes)
    return { eduFixNo, ...(await submit(eduFixNo, rowVersion)) }
  }
  const decide = (apprRqstNo: number, decisionCd = 'OK', opinionDesc = '', userId = 'safety') =>
    site.as(userId).call(`${APPROVALS}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd, opinionDesc } })
  return { line, draft, submit, submitted, decide }
}
