/** Two surveys: one reported, answered by some 600, and one that is being answered. */
import { randomUUID } from 'node:crypto'
import { addDays } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { itemsOf, type KossForm } from './koss.model.ts'
import { pointOf, scoresOf } from './stress.logic.ts'

interface Invited {
  userId: string
  deptCd: string
  sexCd: string | null
  ageBandCd: string | null
}
interface Survey {
  no: number
  formCd: KossForm
  startYmd: string
  /** Of those asked. */
  share: number
  isOver: boolean
}

const MOST_ASKED = 780

export async function loadStress(connection: OwnerConnection, { today }: HealthDemo): Promise<void> {
  const { rows } = await connection.query(
    `select user_id as "userId", dept_cd as "deptCd", case when gender_cd in ('M', 'F') then gender_cd end as "sexCd",
      least(50, greatest(20, extract(year from age(birth_ymd))::int / 10 * 10))::text as "ageBandCd"
    from sys_user where plant_cd = '2000' and user_status_cd = 'ACTIVE' order by user_id`,
  )
  const chance = random('strain at work')
  const all = rows.map((row) => row as typeof row & Invited)
  const people = all.length > MOST_ASKED ? chance.shuffle(all).slice(0, MOST_ASKED) : all
  const surveys: Survey[] = [
    { no: 1, formCd: 'KOSS43', startYmd: addDays(today, -200), share: 0.94, isOver: true },
    { no: 2, formCd: 'KOSS24', startYmd: addDays(today, -6), share: 0.36, isOver: false },
  ]
  const answered = surveys.map((survey) => ({ survey, ...answersOf(survey, people, chance.fork(survey.formCd)) }))
  await insertAll(
    connection,
    'stress_survey',
    answered.map(({ survey, answers }) => rowOf(survey, people.length, answers.length)),
  )
  await insertAll(connection, 'sys_audit', surveys.flatMap(storyOf))
  await insertAll(
    connection,
    'stress_invite',
    answered.flatMap(({ invites }) => invites),
  )
  await insertAll(
    connection,
    'stress_answer',
    answered.flatMap(({ answers }) => chance.shuffle(answers)),
  )
  await insertAll(
    connection,
    'stress_opinion',
    opinions.map((opinionDesc) => ({ opinionKey: randomUUID(), stressSurveyNo: 1, opinionDesc })),
  )
  await connection.query(`select setval(pg_get_serial_sequence('stress_survey', 'stress_survey_no'), 2),
    setval(pg_get_serial_sequence('stress_invite', 'stress_invite_no'), (select max(stress_invite_no) from stress_invite))`)
}

/** Each department has its own way of being strained. */
function answersOf({ no, formCd, share, isOver }: Survey, people: readonly Invited[], chance: Random) {
  const items = itemsOf(formCd)
  const leaning = new Map<string, number>()
  const leaningOf = (key: string) => {
    const known = leaning.get(key) ?? chance.next() - 0.5
    leaning.set(key, known)
    return known
  }
  const answers: Record<string, unknown>[] = []
  const invites = people.map(({ userId, deptCd, sexCd, ageBandCd }, index) => {
    // Who signs in to see the demo finds the open survey unanswered.
    const hasAnswered = chance.chance(share) && (isOver || !/^[a-z]+\d?$/.test(userId))
    if (hasAnswered) {
      const given = items.map(({ areaCd, reversed }) => {
        const strain = 2.3 + leaningOf(`${deptCd} ${areaCd}`) * 0.9 + (chance.next() - 0.5) * 2.2
        const point = Math.max(1, Math.min(4, Math.round(strain)))
        return chance.chance(0.004) ? null : pointOf(reversed, point)
      })
      const { scores, totalScore } = scoresOf(formCd, given)
      answers.push({
        answerKey: randomUUID(),
        stressSurveyNo: no,
        deptCd,
        sexCd,
        ageBandCd,
        answersJson: given,
        scores,
        totalScore,
        itemCnt: items.length,
      })
    }
    const linkKey = isOver || hasAnswered ? null : randomUUID()
    return {
      stressInviteNo: (no - 1) * people.length + index + 1,
      stressSurveyNo: no,
      userId,
      deptCd,
      sexCd,
      ageBandCd,
      linkKey,
      answeredYn: hasAnswered ? 'Y' : 'N',
    }
  })
  return { answers, invites }
}

function rowOf(
  { no, formCd, startYmd, isOver }: Survey,
  targetCnt: number,
  answerCnt: number,
): Record<string, unknown> {
  const endYmd = addDays(startYmd, 20)
  const at = `${startYmd}T09:00:00+09:00`
  return {
    stressSurveyNo: no,
    stressSurveyDocNo: `JS-${startYmd.replaceAll('-', '')}-01`,
    plantCd: '2000',
    formCd,
    surveyTitle: isOver ? '상반기 직무스트레스 조사' : '하반기 직무스트레스 조사',
    startYmd,
    endYmd,
    targetCnt,
    answerCnt: isOver ? answerCnt : 0,
    statusCd: isOver ? 'REPORTED' : 'OPEN',
    guideDesc: '10분이면 됩니다. 솔직한 답이 우리 일터를 바꿉니다.',
    closedDt: isOver ? `${addDays(endYmd, 1)}T00:05:00+09:00` : null,
    resultDesc: isOver
      ? '직무요구와 보상부적절이 참고치보다 높은 부서를 중심으로 인력과 교대 편성을 검토합니다. 결과는 산업안전보건위원회에 보고했습니다.'
      : null,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'health',
    createDt: at,
    updateUserId: 'health',
    updateDt: at,
  }
}

/** What the survey has been through. */
function storyOf({ no, startYmd, isOver }: Survey): Record<string, unknown>[] {
  const step = (days: number, actionCd: string, fromStatusCd: string | null, toStatusCd: string) => ({
    auditDt: `${addDays(startYmd, days)}T09:0${days === 0 ? 5 : 0}:00+09:00`,
    userId: 'health',
    plantCd: '2000',
    bizCd: 'stress-survey',
    bizNo: String(no),
    actionCd,
    fromStatusCd,
    toStatusCd,
    diffJson: {},
  })
  const opened = [step(-1, 'CREATE', null, 'TEMP'), step(0, 'open', 'TEMP', 'OPEN')]
  return isOver ? [...opened, step(21, 'close', 'OPEN', 'CLOSED'), step(30, 'report', 'CLOSED', 'REPORTED')] : opened
}

const opinions = [
  '교대 인수인계 시간이 모자라 퇴근이 늦어집니다.',
  '정기보수 때 인력이 부족해 쉬는 날이 없습니다.',
  '휴게실이 멀어 짧은 휴식에는 갈 수 없습니다.',
  '새로 온 사람을 가르칠 시간이 없습니다.',
  '야간에 급한 일이 생기면 물어볼 사람이 없습니다.',
  '회의가 갑자기 잡혀 현장 점검을 미루게 됩니다.',
  '상사가 이야기를 들어 주어 큰 도움이 됩니다.',
  '보고 양식이 많아 같은 내용을 여러 번 씁니다.',
]
