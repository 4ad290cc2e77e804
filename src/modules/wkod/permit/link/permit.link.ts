/** The code on the paper (0.8): how the permit stands for everybody, a stop by anyone, signatures of who works. */

import { permitTypes } from '#modules/common/permit-types.model.ts'
import { besideKorean, siteNames } from '#modules/saf/term/site-term.api.ts'
import { toWire } from '#platform/model/calendar.ts'
import type { Tone } from '#platform/model/document.ts'
import { linkQuestionOf } from '#platform/model/link.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { Link, LinkPurpose, LinkWorker } from '#platform/server/links/link.ts'
import type { LinkState } from '#platform/server/links/link.wire.ts'
import { codeNeeded } from '#platform/server/links/link-code.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { aloneAt, awaitedOf, checkedIn } from '../alone/alone.logic.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { isSame, memberOf } from '../crew/party.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { paperLinkWords } from '../paper/paper-link-words.ts'
import { verdictOn } from '../paper/paper-verdict.ts'
import { paperOfVersion } from '../paper/prints.ts'
import { noted } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import { withLast } from '../permit-sets.ts'
import { signedBy } from './leader-sign.ts'
import { permitLinkWords, permitStopWords } from './permit-link-words.ts'
import { PERMIT_LINK } from './permit-links.ts'
import { claimStop, pressReasons, pressStop, regretStop } from './press.ts'

const headlines: Readonly<Record<string, readonly [Tone, string]>> = {
  WORK: ['done', '유효한 허가: 작업중'],
  ISSUED: ['done', '유효한 허가: 발급'],
  SUSP: ['suspended', '중지'],
  APPR: ['waiting', '아직 발급되지 않았습니다'],
  DONE: ['waiting', '작업완료: 종료 확인 전'],
  CLOSE: ['draft', '종료'],
  EXPIRED: ['danger', '만료'],
  CANC: ['danger', '취소'],
}

async function permitOf(db: Queries, { bizNo, plantCd }: Link): Promise<Permit | undefined> {
  const row = await findRecord(db, permit, bizNo)
  return row?.plantCd === plantCd ? row : undefined
}
const shortTime = (dt: string | null) => (dt === null ? '-' : dt.slice(0, 16).replace('T', ' '))

interface Beside {
  touch: LinkState['touch']
  /** Whom to call where nothing can be sent. */
  tel: string
  /** Of a work or a place, in the reader's language. */
  nameOf: Awaited<ReturnType<typeof siteNames>>
}
function stateOf(record: Permit | undefined, { touch, tel, nameOf }: Beside): LinkState {
  if (!record) return { tone: 'danger', headline: '작업허가가 아닙니다', lines: [], asks: false }
  const [tone, headline] = headlines[record.statusCd] ?? (['waiting', '승인 전: 작업할 수 없습니다'] as const)
  const lines = [
    { label: '허가번호', value: record.permitDocNo ?? '-' },
    {
      label: '유형',
      value: typesOf(record)
        .map((type) => permitTypes[type])
        .join(' · '),
    },
    { label: '작업장소', ...nameOf(record.placeDesc) },
    { label: '유효시작', value: shortTime(record.workFromDt) },
    { label: '유효종료', value: shortTime(record.workToDt) },
    ...(record.gasNextDueDt ? [{ label: '다음측정', value: shortTime(record.gasNextDueDt) }] : []),
  ]
  const options = Object.entries(pressReasons).map(([code, label]) => ({ code, label }))
  const isOnlyAway = record.statusCd !== 'WORK'
  const regret = '잘못 눌렀습니다 (작업책임자)'
  const claim = '제가 눌렀습니다 (이름을 남깁니다)'
  const asks = ['APPR', 'ISSUED', 'WORK', 'SUSP'].includes(record.statusCd)
  return {
    tone,
    headline,
    lines,
    asks,
    // A phone without a network does not know that the work has begun, or gone on.
    ...(asks && { act: { label: '작업중지', options, tel, isOnlyAway, regret, claim } }),
    ...(touch && { touch }),
  }
}

const SECOND_MS = 1000
/** Where somebody works alone, by when he, or who sees him, lets him be heard. */
async function touchOf(db: Queries, record: Permit | undefined, today: string, now: Date): Promise<LinkState['touch']> {
  if (record?.statusCd !== 'WORK' || !aloneAt(record)) return undefined
  const awaited = awaitedOf(record, (await permitLimits(db, today)).aloneMin)
  if (!awaited) return undefined
  const leftS = Math.ceil((Date.parse(awaited.dueDt) - now.getTime()) / SECOND_MS)
  return {
    label: '안전합니다',
    until: '다음 안전확인',
    leftS,
    said: '안전을 확인했습니다.',
    answers: { sign: ['ALONE'] },
  }
}

/** Who leads signs for the place before the work begins. */
const takesIssue = ({ statusCd }: Permit): boolean => statusCd === 'APPR' || statusCd === 'ISSUED'

/** Whoever stopped by the code may say who he was, and need not. */
const takesName = ({ statusCd, permitSusp }: Permit): boolean => {
  const last = permitSusp?.at(-1)
  return statusCd === 'SUSP' && last?.srcCd === 'QR' && last.byPersonNo === null
}

/** What this worker may sign now. */
interface Signable {
  code: 'LEADER' | 'TBM' | 'STOP' | 'ALONE'
  label: string
}
function signable(record: Permit, { personNo }: LinkWorker): Signable[] {
  const isLeader = record.leaderPersonNo === personNo
  const isOfWork = memberOf(record, { personNo }) !== undefined
  return [
    ...(isOfWork && takesCheckIn(record) ? [{ code: 'ALONE' as const, label: '혼자 작업 중: 안전합니다' }] : []),
    ...(takesName(record)
      ? [{ code: 'STOP' as const, label: '제가 이 작업을 중지했습니다. (원할 때만 이름을 남깁니다.)' }]
      : []),
    ...(isLeader && takesIssue(record) && record.leaderSignDt === null
      ? [{ code: 'LEADER' as const, label: '작업책임자로 이 장소에서 발급을 받습니다.' }]
      : []),
    ...(isOfWork && ['APPR', 'ISSUED', 'WORK', 'SUSP'].includes(record.statusCd)
      ? [{ code: 'TBM' as const, label: '오늘 TBM에서 위험요인과 대책을 듣고 이해했습니다.' }]
      : []),
  ]
}

/** Of who is alone, by himself or by who sees him; what comes after the stop stays on the log. */
const takesCheckIn = (record: Permit): boolean => record.statusCd === 'WORK' && aloneAt(record) !== undefined
function heard(record: Permit, personNo: number, now: Date): Partial<Permit> {
  const whom = aloneAt(record)
  const by = { personNo }
  const at = toWire(now)
  return whom ? checkedIn(record, { whom, by, isHimself: isSame(whom, by), checkDt: at, sendDt: at }) : {}
}

/** What the leader reads before he signs for the place. */
const placeOf = (record: Permit) => [
  record.permitDocNo,
  record.wkodTitle,
  typesOf(record),
  record.placeDesc,
  record.workFromDt,
  record.workToDt,
]

const nothing = () => new Refusal(422, 'PT_SIGN_NONE', '지금 서명할 것이 없습니다. 작업책임자에게 확인하십시오.')

export const permitLink: LinkPurpose = {
  purposeCd: PERMIT_LINK,
  area: 'wkod',
  label: '작업허가 확인',
  notice:
    '작업책임자와 작업자는 이름과 휴대폰 번호 뒤 4자리를 적고, 본인 확인을 거쳐 서명합니다. 서명은 허가서에 남습니다.',
  said: '서명했습니다.',
  words: [permitLinkWords, permitStopWords, paperLinkWords],
  repeats: true,
  live: {
    async state(db, link, today, now, { language, paperNo }) {
      const record = await permitOf(db, link)
      const tel = await controlRoomTel(db, link.plantCd)
      const nameOf = await siteNames(db, language)
      const state = stateOf(record, { touch: await touchOf(db, record, today, now), tel, nameOf })
      if (!record || paperNo === undefined) return state
      const paper = await paperOfVersion(db, record, paperNo)
      return { ...state, paper: verdictOn(record, paper, { language, now }) }
    },
    act: pressStop,
    regret: regretStop,
    claim: claimStop,
  },
  async open(db, link, language) {
    const record = await permitOf(db, link)
    const nameOf = await siteNames(db, language)
    return { title: besideKorean(nameOf(record?.wkodTitle ?? '')) }
  },
  async ask(db, link, worker) {
    const record = await permitOf(db, link)
    const options = record ? signable(record, worker) : []
    if (options.length === 0) throw nothing()
    return [linkQuestionOf({ name: 'sign', kind: 'many', required: true, label: '서명', options })]
  },
  // To let be heard that one is well signs nothing.
  signs: (answers) => [answers.sign ?? []].flat().some((code) => code !== 'ALONE'),
  async had(db, { link, worker, answers }) {
    const codes = [answers.sign ?? []].flat()
    if (codes.length === 0 || codes.some((code) => code !== 'LEADER')) return false
    const record = await permitOf(db, link)
    return record?.leaderPersonNo === worker.personNo && record.leaderSignDt !== null
  },
  // What a worker signs of the talk goes into the talk itself (tbm.link.ts).
  async take(tx, { link, worker, answers, now, proof }) {
    const signs = new Set([answers.sign ?? []].flat())
    // Whose stop it was is known by more than a name, whatever the site allows elsewhere.
    if (signs.has('STOP') && proof.wayCd !== 'CODE') throw codeNeeded()
    const leaderSigned = (one: Permit) => ({
      leaderSignDt: now.toISOString(),
      leaderSignDesc: signedBy(proof, placeOf(one)),
    })
    const record = await noted(
      tx,
      link.bizNo,
      ['APPR', 'ISSUED', 'WORK', 'SUSP'],
      signs.has('ALONE') ? 'checkIn' : 'sign',
      { now, reasonDesc: worker.personNm },
      (one) => ({
        ...(signs.has('LEADER') && takesIssue(one) && one.leaderSignDt === null && leaderSigned(one)),
        ...(signs.has('ALONE') && takesCheckIn(one) && heard(one, worker.personNo, now)),
        ...(signs.has('STOP') &&
          takesName(one) && {
            permitSusp: withLast(one.permitSusp, { byPersonNo: worker.personNo, byWayCd: 'CODE' as const }),
          }),
      }),
    )
    if (!record) throw nothing()
  },
}
