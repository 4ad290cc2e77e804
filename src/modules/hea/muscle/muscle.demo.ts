/** Two surveys for the demo site: one of Ulsan that is complete, one of Yeosu under way, with the answers of their people. */
import { addDays, addMonths, startOfDay, toWire } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { exclusionOf, itemsOf } from './muscle.logic.ts'
import { type WorkContent, workContents } from './muscle-contents.ts'
import { loadSymptomLinks } from './muscle-link.demo.ts'
import { type Part, type Scores, scoreOf } from './posture.logic.ts'
import { choicesText, scoreOfChoice } from './posture-steps.logic.ts'
import { type BodyPart, bodyParts, partVerdict, personVerdict, verdicts } from './symptom.logic.ts'

type Row = Record<string, unknown>
interface DemoPerson {
  userId: string
  deptCd: string
  deptNm: string
}
interface DemoSite {
  plantCd: string
  people: DemoPerson[]
  processes: { processNo: number; processNm: string }[]
  health: string
  head: string
}

const LIMITS = { shortMonthCnt: 2, rareDayCnt: 60 }
const CYCLE_MONTHS = 36
/** So many of the newest works wait to be judged in the survey under way. */
const UNJUDGED = 5
const ANSWER_SHARE = 0.62
/** Who shows the form in the demo. */
const unanswered = new Set(['emp', 'emp2', 'emp3', 'oper'])

export async function loadMuscle(connection: OwnerConnection, { today }: { today: string }): Promise<void> {
  const made = new Maker(today)
  for (const plantCd of ['3000', '2000']) {
    const site = await siteOf(connection, plantCd)
    if (site.people.length > 0 && site.processes.length > 0) made.site(site, plantCd === '3000')
  }
  for (const [table, rows] of Object.entries(made.tables)) if (rows.length > 0) await insertAll(connection, table, rows)
  for (const name of ['survey', 'work', 'posture', 'symptom'])
    await connection.query(`select setval(pg_get_serial_sequence('muscle_${name}', 'muscle_${name}_no'),
      (select coalesce(max(muscle_${name}_no), 1) from muscle_${name}))`)
  await connection.query(IMPROVED)
  await loadSymptomLinks(connection, today)
  await connection.query(`update muscle_work w set impr_no = i.impr_no from impr i
    where i.src_cd = 'HEA' and i.src_no = 'MSD-' || w.muscle_work_no`)
}

async function siteOf(connection: OwnerConnection, plantCd: string): Promise<DemoSite> {
  const ask = async (text: string) => (await connection.query(text, [plantCd])).rows
  const people = await ask(`select u.user_id as "userId", u.dept_cd as "deptCd", d.dept_nm as "deptNm" from sys_user u
    join sys_dept d using (dept_cd) where u.plant_cd = $1 and u.user_status_cd = 'ACTIVE' order by u.user_id`)
  const processes = await ask(
    `select process_no as "processNo", process_nm as "processNm" from process where plant_cd = $1 order by process_no`,
  )
  const holders =
    await ask(`select u.user_id as "userId", g.auth_grp_cd as "roleCd" from sys_auth_user a join sys_auth_grp g using (auth_grp_no)
    join sys_user u using (user_id) where u.plant_cd = $1 and g.auth_grp_cd in ('HLM', 'SHD', 'SHM') order by u.user_id`)
  const holder = (...roles: string[]) =>
    String(holders.find(({ roleCd }) => roles.includes(String(roleCd)))?.userId ?? '')
  return {
    plantCd,
    people: people.map((row) => ({
      userId: String(row.userId),
      deptCd: String(row.deptCd),
      deptNm: String(row.deptNm),
    })),
    processes: processes.map((row) => ({ processNo: Number(row.processNo), processNm: String(row.processNm) })),
    health: holder('HLM') || holder('SHM', 'SHD'),
    head: holder('SHD') || holder('SHM'),
  }
}

class Maker {
  readonly tables = {
    muscle_survey: [] as Row[],
    muscle_work: [] as Row[],
    muscle_posture: [] as Row[],
    muscle_symptom: [] as Row[],
    muscle_symptom_complaints: [] as Row[],
    sys_audit: [] as Row[],
    doc_sequence: [] as Row[],
  }
  private readonly today: string
  private readonly chance: Random = random('musculoskeletal')

  constructor(today: string) {
    this.today = today
  }

  site(site: DemoSite, isDone: boolean): void {
    const startYmd = addDays(this.today, isDone ? -400 : -45)
    const doneYmd = isDone ? addDays(startYmd, 120) : null
    const no = this.tables.muscle_survey.length + 1
    const year = startYmd.slice(0, 4)
    const { health } = site
    this.tables.muscle_survey.push({
      ...this.common(site, health, startYmd, {
        docNo: this.number('muscle-survey', 'MS', 3, site, startYmd),
        key: 'muscleSurveyDocNo',
      }),
      muscleSurveyNo: no,
      surveyTitle: `${year}년 정기 유해요인조사`,
      surveyTypeCd: 'REG',
      programYn: 'N',
      startYmd,
      endYmd: isDone ? addDays(startYmd, 60) : addDays(this.today, 20),
      workerRepNm: isDone ? '김상철' : '박정식',
      planDesc:
        '부담작업을 하는 모든 부서의 작업조건을 조사하고, 근로자 면담과 증상조사, RULA·REBA·OWAS 자세평가를 합니다.',
      diseaseCnt: isDone ? 1 : 2,
      workforceCnt: site.people.length,
      startDueYmd: null,
      doneYmd,
      cycleMonthCnt: isDone ? CYCLE_MONTHS : null,
      nextDueYmd: doneYmd && addMonths(doneYmd, CYCLE_MONTHS),
      statusCd: isDone ? 'DONE' : 'DOING',
      rowVersion: isDone ? 8 : 3,
      reportFileId: null,
      noticeNo: null,
    })
    this.surveyStory(no, site, startYmd, doneYmd)
    const contents = workContents.flatMap((content) => {
      const deptCd = site.people.find(({ deptNm }) => deptNm.endsWith(content.dept))?.deptCd
      return deptCd ? [{ content, deptCd }] : []
    })
    const works = contents.map(({ content, deptCd }, index) => {
      const isJudged = isDone || index < contents.length - UNJUDGED
      return this.work(site, no, { content, deptCd, startYmd: addDays(startYmd, 2 + index), isJudged, isDone })
    })
    this.answers(site, no, works, startYmd, isDone)
  }

  private work(
    site: DemoSite,
    surveyNo: number,
    given: { content: WorkContent; deptCd: string; startYmd: string; isJudged: boolean; isDone: boolean },
  ) {
    const { content, deptCd, startYmd, isJudged, isDone } = given
    const no = this.tables.muscle_work.length + 1
    const occurrence = {
      onceYn: content.once ? ('Y' as const) : ('N' as const),
      durationMonthCnt: content.once ?? null,
      annualWorkDayCnt: content.days,
    }
    const items = itemsOf(content.inputs)
    const excludeCd = exclusionOf(occurrence, LIMITS) ?? null
    const found = isJudged ? content.postures.map((one) => this.posture(site, no, startYmd, one)) : []
    const best = (tool: string) =>
      Math.max(0, ...found.filter((one) => one.tool === tool).map(({ final }) => final)) || null
    const level = Math.max(0, ...found.map((one) => one.level))
    this.tables.muscle_work.push({
      ...this.common(site, site.health, startYmd, {
        docNo: this.number('muscle-work', 'MW', 3, site, startYmd),
        key: 'muscleWorkDocNo',
      }),
      muscleWorkNo: no,
      muscleSurveyNo: surveyNo,
      workNm: content.name,
      deptCd,
      workDesc: content.desc,
      toolDesc: content.tools,
      processNo: this.chance.pick(site.processes).processNo,
      workerCnt: content.workers,
      ...occurrence,
      ...inputsOf(content),
      ...LIMITS,
      burdenItemNos: items.length > 0 ? items.join(', ') : null,
      excludeCd,
      excludedYn: excludeCd ? 'Y' : 'N',
      burdenYn: items.length > 0 && !excludeCd ? 'Y' : 'N',
      rulaScore: best('RULA'),
      rebaScore: best('REBA'),
      owasScore: best('OWAS'),
      riskLvlCd: level ? String(level) : null,
      improveYn: isDone && level >= 3 ? 'Y' : 'N',
      improveDesc: isDone && level >= 3 ? '작업대 높이를 맞추고 보조 기구를 씁니다.' : null,
      imprNo: null,
      improveOwnerUserId: isDone && level >= 3 ? site.head : null,
      improveDueYmd: isDone && level >= 3 ? addDays(startYmd, 60) : null,
      statusCd: isJudged ? 'SCORED' : 'TEMP',
      rowVersion: isJudged ? 3 : 1,
    })
    this.tell('muscle-work', no, site, site.health, startYmd, ['CREATE', null, 'TEMP'])
    if (isJudged) this.tell('muscle-work', no, site, site.health, addDays(startYmd, 3), ['score', 'TEMP', 'SCORED'])
    return { no, deptCd, isHeavy: level >= 3 }
  }

  private posture(
    site: DemoSite,
    workNo: number,
    startYmd: string,
    { tool, title, choices }: WorkContent['postures'][number],
  ) {
    const no = this.tables.muscle_posture.length + 1
    const scores: Scores = Object.fromEntries(
      Object.entries(choices).map(([part, choice]) => [part, scoreOfChoice(tool, part as Part, choice)]),
    )
    const scored = scoreOf(tool, scores)
    if (!scored) throw new RangeError(`${title} is not judged whole`)
    const day = addDays(startYmd, 1)
    this.tables.muscle_posture.push({
      ...this.common(site, site.health, day, {
        docNo: this.number('muscle-posture', 'MP', 3, site, day),
        key: 'musclePostureDocNo',
      }),
      musclePostureNo: no,
      muscleWorkNo: workNo,
      postureTitle: title,
      toolCd: tool,
      stepDesc: choicesText(choices),
      ...Object.fromEntries(Object.entries(scores).map(([part, score]) => [`${part}Score`, score])),
      tableAScore: scored.tableA,
      sumAScore: scored.a,
      tableBScore: scored.tableB,
      sumBScore: scored.b,
      tableCScore: scored.tableC,
      finalScore: scored.final,
      actionLvlCd: String(scored.level),
      statusCd: 'CONFIRM',
      rowVersion: 2,
    })
    this.tell('muscle-posture', no, site, site.health, day, ['CREATE', null, 'TEMP'])
    this.tell('muscle-posture', no, site, site.health, day, ['confirm', 'TEMP', 'CONFIRM'])
    return { tool, final: scored.final, level: scored.level }
  }

  /** Whoever does heavy work suffers more often, in the back and the shoulders first. */
  private answers(
    site: DemoSite,
    surveyNo: number,
    works: readonly { no: number; deptCd: string; isHeavy: boolean }[],
    startYmd: string,
    isDone: boolean,
  ): void {
    for (const person of site.people) {
      const own = works.filter(({ deptCd }) => deptCd === person.deptCd)
      if (own.length === 0 || unanswered.has(person.userId) || !this.chance.chance(ANSWER_SHARE)) continue
      const work = this.chance.pick(own)
      const day = addDays(startYmd, this.chance.int(7, 35))
      const complaints = this.chance.chance(work.isHeavy ? 0.55 : 0.3) ? this.complaints() : []
      const judged = complaints.map((one) => ({ partCd: one.partCd, verdict: partVerdict(one) }))
      const no = this.tables.muscle_symptom.length + 1
      this.tables.muscle_symptom.push({
        ...this.common(site, person.userId, day, {
          docNo: this.number('muscle-symptom', 'MY', 4, site, day),
          key: 'muscleSymptomDocNo',
        }),
        muscleSymptomNo: no,
        muscleSurveyNo: surveyNo,
        userId: person.userId,
        deptCd: person.deptCd,
        muscleWorkNo: work.no,
        painYn: complaints.length > 0 ? 'Y' : 'N',
        verdictCd: personVerdict(judged.map(({ verdict }) => verdict)),
        partVerdictDesc:
          judged.map(({ partCd, verdict }) => `${bodyParts[partCd]} ${verdicts[verdict]}`).join(', ') || null,
        statusCd: isDone ? 'CLOSED' : 'SENT',
        rowVersion: 1,
      })
      this.tables.muscle_symptom_complaints.push(
        ...complaints.map((one, index) => ({
          muscleSymptomNo: no,
          seqNo: index + 1,
          partCd: one.partCd,
          lastWeekYn: this.chance.chance(0.4) ? 'Y' : 'N',
          durationCd: String(one.durationCd),
          painCd: String(one.painCd),
          freqCd: String(one.freqCd),
          effectCds: this.chance.pick(['NONE', 'NONE', 'DRUG', 'CLINIC', 'CLINIC,LEAVE']),
        })),
      )
    }
  }

  private complaints() {
    const count = this.chance.weighted([
      [1, 55],
      [2, 33],
      [3, 12],
    ] as const)
    const parts = new Set<BodyPart>()
    while (parts.size < count)
      parts.add(
        this.chance.weighted([
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
      durationCd: this.chance.weighted([
        [1, 20],
        [2, 30],
        [3, 24],
        [4, 16],
        [5, 10],
      ] as const),
      painCd: this.chance.weighted([
        [1, 30],
        [2, 42],
        [3, 22],
        [4, 6],
      ] as const),
      freqCd: this.chance.weighted([
        [1, 18],
        [2, 22],
        [3, 26],
        [4, 24],
        [5, 10],
      ] as const),
    }))
  }

  private surveyStory(no: number, site: DemoSite, startYmd: string, doneYmd: string | null): void {
    const step = (userId: string, day: string, way: Parameters<Maker['tell']>[5]) =>
      this.tell('muscle-survey', no, site, userId, day, way)
    step(site.health, addDays(startYmd, -12), ['CREATE', null, 'TEMP'])
    step(site.health, addDays(startYmd, -9), ['submit', 'TEMP', 'PROGRESS'])
    step(site.head, addDays(startYmd, -6), ['approve', 'PROGRESS', 'DOING'])
    if (!doneYmd) return
    step(site.health, addDays(startYmd, 62), ['review', 'DOING', 'REVIEW'])
    step(site.health, addDays(startYmd, 70), ['evaluate', 'REVIEW', 'ACTION'])
    step(site.health, addDays(doneYmd, -14), ['notify', 'ACTION', 'NOTIFY'])
    step(site.health, doneYmd, ['finish', 'NOTIFY', 'DONE'])
  }

  private tell(
    bizCd: string,
    no: number,
    site: DemoSite,
    userId: string,
    day: string,
    [actionCd, from, to]: [string, string | null, string],
  ): void {
    this.tables.sys_audit.push({
      auditDt: this.at(day),
      userId,
      bizCd,
      bizNo: String(no),
      plantCd: site.plantCd,
      actionCd,
      fromStatusCd: from,
      toStatusCd: to,
      diffJson: {},
    })
  }

  private common(site: DemoSite, userId: string, day: string, { docNo, key }: { docNo: string; key: string }): Row {
    const at = this.at(day)
    return {
      [key]: docNo,
      plantCd: site.plantCd,
      deleteYn: 'N',
      lastActorId: userId,
      createUserId: userId,
      createDt: at,
      updateUserId: userId,
      updateDt: at,
    }
  }

  private at(day: string): string {
    return toWire(new Date(startOfDay(day).getTime() + this.chance.int(9 * 60, 17 * 60) * 60_000))
  }

  private number(bizCd: string, stem: string, digits: number, { plantCd }: DemoSite, day: string): string {
    const ymd = day.replaceAll('-', '')
    const known = this.tables.doc_sequence.find(
      (row) => row.bizCd === bizCd && row.plantCd === plantCd && row.ymd === ymd,
    )
    const row = known ?? { bizCd, plantCd, ymd, lastNo: 0 }
    if (!known) this.tables.doc_sequence.push(row)
    row.lastNo = Number(row.lastNo) + 1
    return `${stem}-${ymd}-${String(row.lastNo).padStart(digits, '0')}`
  }
}

/** Every input, so that all rows name the same columns. */
const inputNames = [...new Set(workContents.flatMap(({ inputs }) => Object.keys(inputs)))]
const inputsOf = ({ inputs }: WorkContent): Row =>
  Object.fromEntries(
    inputNames.map((name) => [name, Object.entries(inputs).find(([known]) => known === name)?.[1] ?? null]),
  )

/** What was improved in the complete survey stands in the register, closed. */
const IMPROVED = `
  insert into impr (impr_doc_no, status_cd, plant_cd, impr_title, src_cd, src_no, impr_desc, place_desc, process_no, hazard_cat_cd,
    acc_type_cd, risk_grade_cd, owner_user_id, owner_dept_cd, verify_user_id, accept_due_ymd, org_due_ymd, due_ymd, plan_desc, measure_type_cd, action_desc,
    action_dt, action_user_id, verify_dt, on_time_cd, bounce_cnt, extend_cnt, rework_cnt, row_version, create_user_id, create_dt, update_user_id, update_dt)
  select 'IM-' || to_char(d.day, 'YYYYMMDD') || '-' || lpad((row_number() over (partition by w.plant_cd, d.day order by w.muscle_work_no)
      + (select count(*) from impr i where i.plant_cd = w.plant_cd and i.impr_doc_no like 'IM-' || to_char(d.day, 'YYYYMMDD') || '-%'))::text, 4, '0'),
    'CLOSE', w.plant_cd, w.work_nm || ' 작업 부담 개선', 'HEA', 'MSD-' || w.muscle_work_no, w.improve_desc, p.process_nm, w.process_no, 'ERGO',
    'STRAIN', 'MID', w.improve_owner_user_id, u.dept_cd, w.create_user_id, d.day + 2, w.improve_due_ymd, w.improve_due_ymd, w.improve_desc, 'ENG',
    '보조 기구를 들이고 작업 방법을 가르쳤습니다.', d.day + interval '30 days 14 hours', w.improve_owner_user_id, d.day + interval '33 days 10 hours', 'IN', 0, 0, 0, 5,
    w.create_user_id, d.day + interval '9 hours', w.create_user_id, d.day + interval '33 days 10 hours'
  from muscle_work w join process p using (process_no) join sys_user u on u.user_id = w.improve_owner_user_id
    cross join lateral (select (w.create_dt at time zone 'Asia/Seoul')::date + 5 as day) d
  where w.improve_yn = 'Y'`
