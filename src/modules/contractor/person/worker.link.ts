/**
 * The page of a worker who has no account (0.8): his education, card and fitness, and what he is to sign. His link opens it;
 * without his name and the end of his phone number it tells and changes nothing.
 */
import { seatsAhead } from '#modules/education/status/education-seats.api.ts'
import { translate } from '#platform/model/i18n.ts'
import { linkQuestionOf } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Link, LinkPart, LinkPurpose, LinkWorker, Told } from '#platform/server/links/link.ts'
import type { WorkerSign } from '#platform/server/links/worker-signing.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { eligibilityOf } from '../entry/entry.api.ts'
import { type RuleCd, ruleNames } from '../entry/entry-codes.model.ts'
import { workerAsks } from './worker.ports.ts'
import { workerWords } from './worker-words.ts'

export const WORKER_LINK = 'WORKER'

/** Always shown; the others only where they keep him out. What was found in an examination is nowhere. */
const ALWAYS: readonly RuleCd[] = ['E05', 'E06', 'E10', 'E11']

const stranger = () =>
  new Refusal(
    422,
    'LINK_WORKER_UNKNOWN',
    '이름과 휴대폰 번호 뒤 4자리를 확인하십시오. 맞는데도 안 되면 소속 업체에 문의하십시오.',
  )

/** @throws Refusal 422 for whoever else of the vendor holds the link */
async function selfOf(db: Queries, link: Link, worker: LinkWorker): Promise<{ langCd: string }> {
  if (worker.personNo !== link.bizNo) throw stranger()
  const [self] = await db.query<{ langCd: string }>(
    sql`select lang_cd as "langCd" from vendor_person where person_no = ${worker.personNo} and delete_yn = 'N'`,
  )
  if (!self) throw stranger()
  return self
}

const SAYS = '위험성평가에 대한 의견 (자기 나라 말로 써도 됩니다)'

export const workerLink: LinkPurpose = {
  purposeCd: WORKER_LINK,
  area: 'contractor',
  label: '내 안전 정보',
  notice: '이름과 휴대폰 번호 뒤 4자리를 입력해야 열립니다. 서명은 서명한 문서에 남습니다.',
  said: '서명했습니다.',
  words: workerWords,
  repeats: true,
  async open(db, { bizNo, plantCd, vendorCd }) {
    const rows = await db.query(
      sql`select 1 from vendor_person where person_no = ${bizNo} and plant_cd = ${plantCd} and vendor_cd = ${vendorCd}
        and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
    )
    return rows.length > 0 ? { title: '' } : undefined
  },
  async ask(db, link, worker, asked) {
    const signs = await signsOf(db, link, worker, asked)
    if (signs.length === 0) return []
    const options = signs.map(({ code, label }) => ({ code, label }))
    return [
      linkQuestionOf({
        name: 'sign',
        kind: 'many',
        required: true,
        options,
        label: '읽고 이해했습니다. 서명할 것을 고르십시오.',
      }),
      ...(signs.some(({ says }) => says) ? [linkQuestionOf({ name: 'says', kind: 'text', label: SAYS })] : []),
    ]
  },
  async tell(db, link, worker, told) {
    const signs = await signsOf(db, link, worker, told)
    return [
      ...signs.flatMap(({ parts }) => parts),
      ...(await standingOf(db, worker, told)),
      ...(await seatsOf(db, worker, told)),
    ]
  },
  async had(db, { link, worker, answers, now }) {
    await selfOf(db, link, worker)
    const codes = [answers.sign ?? []].flat()
    for (const code of codes) {
      const signing = workerAsks.signings(db).find(({ prefix }) => code.startsWith(prefix))
      if (!(await signing?.had(db, { worker, plantCd: link.plantCd, code, now }))) return false
    }
    return codes.length > 0
  },
  signs: (answers) => [answers.sign ?? []].flat().length > 0,
  async take(tx, { link, worker, answers, now, today, proof }) {
    await selfOf(tx, link, worker)
    const saidDesc = String(answers.says ?? '').trim() || null
    for (const code of new Set([answers.sign ?? []].flat())) {
      const signing = workerAsks.signings(tx).find(({ prefix }) => code.startsWith(prefix))
      await signing?.sign(tx, { worker, plantCd: link.plantCd, code, now, today, proof, saidDesc })
    }
  },
}

async function signsOf(
  db: Queries,
  link: Link,
  worker: LinkWorker,
  { language, today }: Pick<Told, 'language' | 'today'>,
): Promise<WorkerSign[]> {
  const { langCd } = await selfOf(db, link, worker)
  const reading = { worker, plantCd: link.plantCd, today, language, langCd }
  const found: WorkerSign[] = []
  for (const signing of workerAsks.signings(db)) found.push(...(await signing.list(db, reading)))
  return found
}

/** Whether he may come in today, and what he lacks. */
async function standingOf(db: Queries, { personNo }: LinkWorker, { now, today, language }: Told): Promise<LinkPart[]> {
  const checks = await eligibilityOf(db, { personNos: [personNo], fromYmd: today, toYmd: today, at: now })
  const isOut = checks.some(({ resultCd }) => resultCd === 'BLOCK')
  const shown = checks.filter(({ ruleCd, resultCd }) => resultCd !== 'OK' || ALWAYS.includes(ruleCd))
  return [
    {
      title: '출입 조건',
      lines: [
        { label: '오늘 출입', value: isOut ? '출입 불가' : '출입 가능', tone: isOut ? 'danger' : 'done' },
        ...shown.map(({ ruleCd, resultCd, message, values }) => ({
          label: ruleNames[ruleCd],
          value: wordedFor('contractor', language, { message, values: valuesIn(language, values) }),
          isWritten: true,
          ...(resultCd === 'BLOCK' && { tone: 'danger' as const }),
        })),
      ],
    },
  ]
}

/** What a sentence names has a word in his language as well. */
const valuesIn = (language: PageLanguage, values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? translate('contractor', language, value) : value,
    ]),
  )

async function seatsOf(db: Queries, { personNo }: LinkWorker, { today, language }: Told): Promise<LinkPart[]> {
  const seats = await seatsAhead(db, personNo, today)
  if (seats.length === 0) return []
  const lines = seats.map(({ courseNm, startAt, placeNm, isWaiting }) => ({
    label: courseNm,
    isWritten: true,
    value: [startAt, placeNm, isWaiting ? translate('contractor', language, '대기') : ''].filter(Boolean).join(' · '),
  }))
  return [{ title: '예정된 교육', lines }]
}
