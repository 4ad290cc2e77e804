/** Two surveys for the demo site: one of Ulsan that is complete, one of Yeosu under way, with the answers of their people. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import type { Told } from '#platform/server/stories/step.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { postureStory, surveyStory, workStory } from './muscle.story.ts'
import { type WorkContent, workContents } from './muscle-contents.ts'
import { loadSymptomLinks } from './muscle-link.demo.ts'
import type { muscleSurvey } from './muscle-survey.model.ts'
import type { Answer } from './muscle-symptom.calls.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'
import { answerValues } from './muscle-symptom-save.ts'
import type { muscleWork } from './muscle-work.model.ts'
import { findingOf } from './muscle-work-impr.ts'
import { IMPROVE_LEVEL, type Part, scoreOf, type Tool } from './posture.logic.ts'
import { choicesText, scoreOfChoice } from './posture-steps.logic.ts'

interface DemoPerson {
  userId: string
  deptCd: string
  deptNm: string
}
interface DemoSurvey {
  plantCd: string
  isDone: boolean
  startYmd: string
  people: readonly DemoPerson[]
  processes: readonly { processNo: number; processNm: string }[]
  /** Who surveys; who approves it and improves what is found. */
  health: string
  head: string
}
type Work = Told<typeof muscleWork>
interface Surveyed {
  content: WorkContent
  work: Work
}

/** So many of the newest works wait to be judged in the survey under way. */
const UNJUDGED = 5
const ANSWER_SHARE = 0.62
/** Who shows the form in the demo. */
const unanswered = new Set(['emp', 'emp2', 'emp3', 'oper'])
/** Days of a survey from its first one on. */
const REVIEWED = 62
const EVALUATED = 70
const IMPROVED = 71
const DONE = 120

export async function loadMuscle(connection: OwnerConnection, demo: HealthDemo): Promise<void> {
  const chance = random('musculoskeletal')
  const surveys = [
    await surveyOf(connection, '3000', addDays(demo.today, -400), true),
    await surveyOf(connection, '2000', addDays(demo.today, -45), false),
  ]
  for (const survey of surveys.filter(({ people, processes }) => people.length > 0 && processes.length > 0))
    await tell(connection, survey, demo, chance)
  await loadSymptomLinks(connection, demo.today)
}

async function surveyOf(connection: OwnerConnection, plantCd: string, startYmd: string, isDone: boolean) {
  const ask = async <Row>(text: string) => (await connection.query(text, [plantCd])).rows as Row[]
  const people =
    await ask<DemoPerson>(`select u.user_id as "userId", u.dept_cd as "deptCd", d.dept_nm as "deptNm" from sys_user u
    join sys_dept d using (dept_cd) where u.plant_cd = $1 and u.user_status_cd = 'ACTIVE' order by u.user_id`)
  const processes = await ask<{ processNo: string; processNm: string }>(
    `select process_no as "processNo", process_nm as "processNm" from process where plant_cd = $1 order by process_no`,
  )
  const holders = await holdersOf(connection)
  return {
    plantCd,
    isDone,
    startYmd,
    people,
    processes: processes.map((one) => ({ ...one, processNo: Number(one.processNo) })),
    health: holders('HLM', plantCd)[0] ?? 'health',
    head: holders('SHD', plantCd)[0] ?? 'shd',
  }
}

async function tell(connection: OwnerConnection, survey: DemoSurvey, demo: HealthDemo, chance: Random): Promise<void> {
  const [told] = await insertStories(connection, [surveyed(survey, demo.today, chance)])
  if (!told) return
  const contents = workContents.flatMap((content) => {
    const deptCd = survey.people.find(({ deptNm }) => deptNm.endsWith(content.dept))?.deptCd
    return deptCd ? [{ content, deptCd }] : []
  })
  const records = await insertStories(
    connection,
    contents.map((one, index) => {
      const isJudged = survey.isDone || index < contents.length - UNJUDGED
      const about = { muscleSurveyNo: told.muscleSurveyNo, deptCd: one.deptCd }
      return worked(survey, one.content, { about, begun: momentOf(survey, 2 + index, chance), isJudged }, chance)
    }),
  )
  const works = records.flatMap((work, index) => {
    const content = contents[index]?.content
    return content ? [{ content, work }] : []
  })
  const scored = works.filter(({ work }) => work.statusCd === 'SCORED')
  await insertStories(
    connection,
    scored.flatMap((one) => postures(survey, one)),
  )
  await insertStories(connection, answers(survey, told.muscleSurveyNo, works, chance))
  await improve(connection, survey, works, demo)
}

/** In the hours of work of a day of the survey. */
const momentOf = ({ startYmd }: DemoSurvey, days: number, chance: Random): Date =>
  new Date(startOfDay(addDays(startYmd, days)).getTime() + chance.int(9 * 60, 17 * 60) * 60_000)

function surveyed(survey: DemoSurvey, today: string, chance: Random): Story<typeof muscleSurvey> {
  const { plantCd, startYmd, isDone, health, head, people } = survey
  const at = (days: number) => momentOf(survey, days, chance)
  const begun = surveyStory(
    {
      surveyTitle: `${startYmd.slice(0, 4)}년 정기 유해요인조사`,
      surveyTypeCd: 'REG',
      startYmd,
      endYmd: isDone ? addDays(startYmd, 60) : addDays(today, 20),
      workerRepNm: isDone ? '김상철' : '박정식',
      planDesc:
        '부담작업을 하는 모든 부서의 작업조건을 조사하고, 근로자 면담과 증상조사, RULA·REBA·OWAS 자세평가를 합니다.',
      diseaseCnt: isDone ? 1 : 2,
    },
    people.length,
  )
    .setting({ plantCd })
    .as(health)
    .at(at(-12))
    .at(at(-9))
    .act('submit')
    .as(head)
    .at(at(-6))
    .act('approve')
  if (!isDone) return begun
  return begun
    .as(health)
    .at(at(REVIEWED))
    .act('review')
    .at(at(EVALUATED))
    .act('evaluate')
    .at(at(DONE - 14))
    .act('notify')
    .at(at(DONE))
    .act('finish')
}

function worked(
  { plantCd, isDone, health, head, startYmd, processes }: DemoSurvey,
  content: WorkContent,
  { about, begun, isJudged }: { about: { muscleSurveyNo: number; deptCd: string }; begun: Date; isJudged: boolean },
  chance: Random,
): Story<typeof muscleWork> {
  const drafted = workStory({
    ...about,
    workNm: content.name,
    workDesc: content.desc,
    toolDesc: content.tools,
    processNo: chance.pick(processes).processNo,
    workerCnt: content.workers,
    annualWorkDayCnt: content.days,
    onceYn: content.once ? 'Y' : 'N',
    durationMonthCnt: content.once ?? null,
    ...content.inputs,
  })
    .setting({ plantCd })
    .as(health)
    .at(begun)
  if (!isJudged) return drafted
  const { level, ...worst } = worstOf(content)
  const scored = drafted
    .meanwhile({ ...worst, riskLvlCd: level === 0 ? null : `${level}` })
    .after('2d')
    .act('score')
  if (!isDone || level < IMPROVE_LEVEL) return scored
  return scored
    .meanwhile({ improveYn: 'Y' })
    .at(`${addDays(startYmd, IMPROVED)}T09:00:00+09:00`)
    .act('improve', {
      improveDesc: '작업대 높이를 맞추고 보조 기구를 씁니다.',
      improveOwnerUserId: head,
      improveDueYmd: addDays(startYmd, IMPROVED + 30),
    })
}

const judgedOf = ({ tool, choices }: WorkContent['postures'][number]) => {
  const scores = Object.entries(choices).map(([part, choice]) => [part, scoreOfChoice(tool, part as Part, choice)])
  const { final = 0, level = 0 } = scoreOf(tool, Object.fromEntries(scores)) ?? {}
  return { tool, final, level }
}

/** What the postures of a work leave there, once they are confirmed. */
function worstOf({ postures }: WorkContent) {
  const found = postures.map(judgedOf)
  const best = (tool: Tool) =>
    Math.max(0, ...found.filter((one) => one.tool === tool).map(({ final }) => final)) || null
  const level = Math.max(0, ...found.map((one) => one.level)) as 0 | 1 | 2 | 3 | 4
  return { rulaScore: best('RULA'), rebaScore: best('REBA'), owasScore: best('OWAS'), level }
}

const postures = ({ plantCd, health }: DemoSurvey, { content, work }: Surveyed) =>
  content.postures.map(({ tool, title, choices }) =>
    postureStory({
      muscleWorkNo: work.muscleWorkNo,
      postureTitle: title,
      toolCd: tool,
      stepDesc: choicesText(choices),
    })
      .setting({ plantCd })
      .as(health)
      .at(new Date(new Date(work.createDt).getTime() + DAY_MS))
      .after('25m')
      .act('confirm'),
  )
const DAY_MS = 86_400_000

/** Whoever does heavy work suffers more often, in the back and the shoulders first. */
function answers(survey: DemoSurvey, muscleSurveyNo: number, works: readonly Surveyed[], chance: Random) {
  return survey.people.flatMap(({ userId, deptCd }): Story<typeof muscleSymptom>[] => {
    const own = works.filter(({ work }) => work.deptCd === deptCd)
    if (own.length === 0 || unanswered.has(userId) || !chance.chance(ANSWER_SHARE)) return []
    const { work } = chance.pick(own)
    const suffers = chance.chance(Number(work.riskLvlCd) >= IMPROVE_LEVEL ? 0.55 : 0.3)
    const complaints = suffers ? complaintsOf(chance) : []
    const given: Answer = { muscleSurveyNo, muscleWorkNo: work.muscleWorkNo, painYn: suffers ? 'Y' : 'N', complaints }
    const sent = story(muscleSymptom, { ...answerValues(given), muscleSurveyNo, userId, deptCd })
      .inNameOf(userId)
      .at(momentOf(survey, chance.int(7, 35), chance))
    return [
      survey.isDone
        ? sent
            .as('SYSTEM')
            .at(momentOf(survey, REVIEWED, chance))
            .act('lock')
        : sent,
    ]
  })
}

function complaintsOf(chance: Random): Answer['complaints'] {
  const count = chance.weighted([
    [1, 55],
    [2, 33],
    [3, 12],
  ] as const)
  const parts = new Set<Answer['complaints'][number]['partCd']>()
  while (parts.size < count)
    parts.add(
      chance.weighted([
        ['back', 34],
        ['shoulder', 24],
        ['neck', 14],
        ['hand', 12],
        ['leg', 9],
        ['arm', 7],
      ] as const),
    )
  return [...parts].map((partCd) => ({
    partCd,
    durationCd: chance.weighted([
      ['1', 20],
      ['2', 30],
      ['3', 24],
      ['4', 16],
      ['5', 10],
    ] as const),
    painCd: chance.weighted([
      ['1', 30],
      ['2', 42],
      ['3', 22],
      ['4', 6],
    ] as const),
    freqCd: chance.weighted([
      ['1', 18],
      ['2', 22],
      ['3', 26],
      ['4', 24],
      ['5', 10],
    ] as const),
    lastWeekYn: chance.chance(0.4) ? 'Y' : 'N',
    effectCds: [...chance.pick([['NONE'], ['NONE'], ['DRUG'], ['CLINIC'], ['CLINIC', 'LEAVE']] as const)],
  }))
}

/** What was improved in the complete survey stands in the register. */
async function improve(connection: OwnerConnection, survey: DemoSurvey, works: readonly Surveyed[], demo: HealthDemo) {
  const { health, processes } = survey
  const found = works.flatMap(({ work }): ToldFinding[] => {
    if (work.improveYn !== 'Y') return []
    const processNm = processes.find(({ processNo }) => processNo === work.processNo)?.processNm ?? null
    return [
      {
        finding: findingOf(work, processNm, health),
        by: health,
        at: new Date(work.updateDt),
        statusCd: 'CLOSE',
        planDesc: work.improveDesc,
        measureTypeCd: 'ENG',
        actionDesc: '보조 기구를 들이고 작업 방법을 가르쳤습니다.',
      },
    ]
  })
  await tellFindings(connection, found, { ...demo, latest: demo.now })
  await connection.query(`update muscle_work w set impr_no = i.impr_no from impr i
    where i.src_cd = 'HEA' and i.src_no = 'MSD-' || w.muscle_work_no and w.impr_no is null`)
}
