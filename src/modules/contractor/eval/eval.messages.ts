/** What evaluations of contractors tell, step by step, and what of them is due. */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { subconEval } from './eval.model.ts'

const group = { eventGrpCd: 'EVAL_TASK', label: '수급업체 평가', optional: false } as const
const vendor = ['VAD', 'VSM'] as const
const evaluators = ['ownUserId', 'SHM'] as const
const SOON_DAYS = 7
const RE_EVAL_DAYS = 14
/** The day that each step names. */
const until = {
  self: { due: { of: 'selfDueYmd', sample: '2026-12-05' } },
  object: { due: { of: 'objectDueYmd', sample: '2026-12-05' } },
  decide: { due: { of: 'decideDueYmd', sample: '2026-12-05' } },
} as const
const grade = ['등급', 'B'] as const

export const evalMessages = {
  ...messages(
    subconEval,
    { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
    {
      EVAL_START: [
        '자체평가 요청',
        '자체평가를 제출해 주세요: {title} (기한 {due})',
        { to: vendor, places: until.self },
      ],
      EVAL_SELF: ['자체평가 제출', '자체평가가 제출되었습니다. 평가해 주세요: {vendor} · {title}', { to: evaluators }],
      EVAL_NO_SELF: [
        '자체평가 없이 평가',
        '자체평가 없이 평가를 이어갑니다. 평가해 주세요: {vendor} · {title}',
        { to: evaluators },
      ],
      EVAL_DONE: ['평가 완료', '평가가 끝났습니다. 검토하고 공개해 주세요: {vendor} · {title}', { to: 'SHD' }],
      EVAL_OPEN: [
        '결과 공개',
        '평가 결과가 공개되었습니다: {title} · {grade} 등급 (이의신청 {due}까지)',
        { to: vendor, places: { ...until.object, grade } },
      ],
      EVAL_AGAIN: ['재평가', '다시 평가해 주세요: {vendor} · {title}', { to: evaluators }],
      EVAL_OBJECT: [
        '이의신청',
        '평가 결과에 이의가 있습니다. 결정해 주세요: {vendor} · {title} (기한 {due})',
        { to: 'SHD', places: until.decide },
      ],
      EVAL_FIX: [
        '등급 확정',
        '평가 등급이 확정되었습니다: {title} · {grade} 등급',
        { to: vendor, tone: 'done', places: { grade } },
      ],
      EVAL_D: [
        'D 등급',
        '평가 D 등급으로 출입이 제한되었습니다: {vendor} · {title}',
        { to: ['CSO', 'SHM'], tone: 'danger' },
      ],
      EVAL_SELF_SOON: ['자체평가 기한 임박', '자체평가 기한이 다가옵니다({due}): {title}', { to: vendor }],
      EVAL_SELF_LATE: [
        '자체평가 미제출',
        '자체평가 제출기한이 지나 0점으로 마감했습니다: {title}',
        { to: vendor, tone: 'danger' },
      ],
      EVAL_DUE: ['평가 기한 임박', '평가를 끝낼 날이 다가옵니다({due}): {vendor} · {title}', { to: evaluators }],
      EVAL_RE_DUE: ['재평가 기한 임박', 'C 등급 업체의 재평가 기한이 다가옵니다({due}): {vendor}', { to: 'SHM' }],
      EVAL_DECIDE_LATE: [
        '이의 결정 지연',
        '이의 결정기한이 지났습니다({due}): {vendor} · {title}',
        { to: 'SHD', tone: 'danger' },
      ],
      EVAL_FIX_DUE: [
        '등급 확정 요청',
        '이의신청 기한이 끝났습니다. 등급을 확정해 주세요: {vendor} · {title}',
        { to: 'SHD' },
      ],
    },
  ),
  ...messages(
    vendorMaster,
    { group },
    {
      EVAL_NO_GRADE: [
        '등급 없는 업체',
        '유효한 평가등급이 없는 업체가 {n}곳입니다: {names}',
        { places: { n: ['업체 수', '3'], names: ['업체', '한별플랜트㈜'] } },
      ],
    },
  ),
}
const m = evalMessages

const once =
  (step: string) =>
  ({ day }: { day: Sql }) =>
    sql`${`eval-${step}:`}::text || r.eval_no || ':' || ${day}`

export const evalDues = deadlines(subconEval, [
  due('SELF', 'selfDueYmd', { at: [SOON_DAYS], tell: m.EVAL_SELF_SOON, once: once('self') }),
  due(['SCORE', 'REVIEW'], 'dueYmd', { at: [SOON_DAYS], tell: m.EVAL_DUE, once: once('due') }),
  due('FIX', 'reEvalDueYmd', {
    at: [RE_EVAL_DAYS],
    where: sql`not exists (select from subcon_eval x
      where x.vendor_cd = r.vendor_cd and x.eval_no > r.eval_no and x.delete_yn = 'N')`,
    tell: m.EVAL_RE_DUE,
    once: once('again'),
  }),
  due('OBJECT', 'decideDueYmd', { late: true, tell: m.EVAL_DECIDE_LATE, once: once('decide') }),
  due('OPEN', 'objectDueYmd', { late: true, tell: m.EVAL_FIX_DUE, once: once('fix') }),
])

/** Of those that have just been closed without a self-evaluation. */
export const evalUnsent = (evalNos: readonly number[]): Deadlines => {
  const where = sql`r.eval_no = any(${[...evalNos]}::bigint[])`
  return deadlines(subconEval, [
    due('SCORE', 'selfDueYmd', { late: true, where, tell: m.EVAL_SELF_LATE, once: once('late'), evenOld: true }),
    due('SCORE', 'selfDueYmd', { late: true, where, tell: m.EVAL_NO_SELF, once: once('go'), evenOld: true }),
  ])
}
