/** What analyses, their evaluations and the measures they promise tell, and by when an evaluation is owed. */
import { messages } from '#platform/model/messages.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { jsa } from './jsa.model.ts'
import { jsaEval } from './jsa-eval.model.ts'
import { jsaPlan } from './jsa-plan.model.ts'

const tasks = { eventGrpCd: 'JSA_TASK', label: 'JSA 평가·기한', optional: false } as const
const news = { eventGrpCd: 'JSA_NEWS', label: 'JSA 소식', optional: true } as const
/** The author, and the managers of his vendor. */
const evaluators = ['authorUserId', 'VSM'] as const

export const jsaMessages = {
  ...messages(
    jsa,
    { group: tasks },
    {
      JSA_CHECK: ['업체검토 요청', 'JSA를 검토해 제출해 주세요: {title}', { to: ['VSM', 'VAD'] }],
      JSA_EVALUATE: ['JSA 평가 요청', 'JSA를 평가해 주세요: {title}', { to: 'OPR' }],
      JSA_CONFIRM: ['JSA 확정 요청', 'JSA를 확정해 주세요: {title}', { to: 'SHM' }],
      JSA_RETURNED: ['JSA 보완 요청', 'JSA를 보완해 주세요: {title}', { to: 'author' }],
      JSA_LATE: ['JSA 평가 지연', 'JSA 평가가 2근무일을 넘겼습니다: {title}', { to: 'SHD', tone: 'danger' }],
    },
  ),
  ...messages(
    jsaEval,
    { group: tasks },
    {
      JSA_TARGET: ['JSA 정기평가 대상', 'JSA 정기평가 대상입니다({due}까지): {title}', { to: 'authorUserId' }],
      JSA_DUE: ['JSA 정기평가 기한', 'JSA 정기평가 기한이 다가옵니다({due}): {title}', { to: evaluators }],
      JSA_OVERDUE: [
        'JSA 정기평가 기한 지남',
        'JSA 정기평가 기한이 지났습니다({due}): {title}',
        { to: evaluators, tone: 'danger' },
      ],
      JSA_EVAL_CHECK: ['JSA 정기평가 확인', 'JSA 정기평가를 확인해 주세요: {title}', { to: 'SHM' }],
      JSA_EVAL_FORMAL: ['형식평가 의심', '형식평가가 의심됩니다: {title}', { to: 'SHM', tone: 'danger' }],
      JSA_EVAL_RETURNED: ['JSA 정기평가 보완', 'JSA 정기평가를 보완해 주세요: {title}', { to: 'startUserId' }],
    },
  ),
  ...messages(
    jsaPlan,
    { group: tasks },
    {
      JSA_PLAN_DONE: ['JSA 개선 완료', 'JSA 개선이 끝났습니다. 위험성을 재평가하십시오: {title}', { to: 'SHM' }],
      JSA_PLAN_REDO: ['JSA 재조치', 'JSA 개선을 다시 조치해 주세요: {title}', { to: 'authorUserId' }],
      JSA_PLAN_CANCELLED: ['JSA 개선 취소', 'JSA 개선이 취소되었습니다. 확인하십시오: {title}', { to: 'SHM' }],
    },
  ),
  ...messages(
    jsa,
    { group: news },
    {
      JSA_FIXED: ['JSA 확정', 'JSA가 확정되었습니다: {title}', { to: 'author', tone: 'done' }],
      JSA_RETIRED: ['JSA 폐기', 'JSA가 폐기되었습니다: {title}', { to: 'author', tone: 'danger' }],
    },
  ),
  ...messages(
    jsaEval,
    { group: news },
    {
      JSA_EVAL_DONE: [
        'JSA 정기평가 확정',
        'JSA 정기평가가 확정되었습니다: {title}',
        { to: ['authorUserId', 'startUserId'], tone: 'done' },
      ],
    },
  ),
}

export const jsaEvalDues = deadlines(jsaEval, [
  due(['TARGET', 'DOING'], 'dueYmd', { at: [30, 7], tell: jsaMessages.JSA_DUE }),
  due(['TARGET', 'DOING'], 'dueYmd', { late: true, tell: jsaMessages.JSA_OVERDUE }),
])
