/** Two years of education for the people of the demo's vendors: entry education every week, special education every month. */
import { addDays, daysBetween, startOfDay, toWire } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { happenedBy } from '#platform/server/stories/happened-by.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { titleOf } from './edu-round-course.ts'
import { tellRounds } from './edu-round-history.api.ts'
import { validityOf } from './pass.logic.ts'

interface DemoOptions extends FirstDay {
  holidays: ReadonlySet<string>
}
interface Person {
  personNo: number
  vendorCd: string
  plantCd: string
  workerKey: string
  hireYmd: string
}
interface Round {
  no: number
  plantCd: string
  ymd: string
  courseCd: string
  isPast: boolean
}

const WEEK = 7
const YEAR_WEEKS = 50
const FIRST_WEEK = -104
const LAST_WEEK = 3
const OPENED_BEFORE = 28
const DAY_OF_WEEK_MS = 86_400_000
/** Who runs education at each plant. */
const desks: Readonly<Record<string, string>> = { '2000': 'edu', '3000': 'safety3' }
const specials = ['SPECIAL-34', 'SPECIAL-38', 'SPECIAL-35'] as const
const courses: Readonly<Record<string, { courseNm: string; kind: number | null; minutes: number }>> = {
  ENTRY: { courseNm: '협력업체 입문교육', kind: null, minutes: 60 },
  'SPECIAL-34': { courseNm: '특별교육 34호 밀폐공간 작업', kind: 34, minutes: 240 },
  'SPECIAL-35': { courseNm: '특별교육 35호 허가·관리대상 유해물질', kind: 35, minutes: 240 },
  'SPECIAL-38': { courseNm: '특별교육 38호 화재위험작업', kind: 38, minutes: 240 },
}
const ENTRY_RULES = { validMonthCnt: 12, renewDayCnt: 30 }
/** A hand that signed: four strokes in thousandths of the pad. */
const STROKES = [
  [120, 520, 200, 300, 260, 700, 330, 380],
  [380, 420, 470, 420],
  [430, 300, 430, 680],
  [520, 600, 620, 380, 700, 640, 860, 460],
]

const moment = (ymd: string, minutes: number): string => toWire(new Date(startOfDay(ymd).getTime() + minutes * 60_000))
const AT_TWO = 14 * 60

export async function loadRounds(connection: OwnerConnection, { today, now, holidays }: DemoOptions): Promise<void> {
  const { rows } =
    await connection.query(`select person_no as "personNo", vendor_cd as "vendorCd", plant_cd as "plantCd",
    human_key as "workerKey", hire_ymd::text as "hireYmd" from vendor_person
    where person_status_cd = 'ACTIVE' and plant_cd in ('2000', '3000') order by person_no`)
  const people: Person[] = rows.map(({ personNo, ...texts }) => ({
    personNo: Number(personNo),
    vendorCd: String(texts.vendorCd),
    plantCd: String(texts.plantCd),
    workerKey: String(texts.workerKey),
    hireYmd: String(texts.hireYmd),
  }))
  const rounds = Object.keys(desks).flatMap((plantCd) => roundsOf(plantCd, today, holidays))
  for (const [index, round] of rounds.entries()) round.no = index + 1
  const seats = new Seats(today, rounds)
  for (const person of people) seats.of(person)
  seats.crews(people)
  await insertAll(
    connection,
    'edu_round',
    rounds.map((round) => roundRow(round, today)),
  )
  await insertAll(connection, 'edu_rqst', happenedBy(now, seats.rows, ['applyDt', 'createDt', 'updateDt']))
  await insertAll(connection, 'edu_special_work', seats.works)
  for (const statement of [ATTEMPTS, COUNTS]) await connection.query(statement)
  await tellRounds(connection, now)
  await connection.query(
    `select setval(pg_get_serial_sequence('edu_rqst', 'edu_rqst_no'), (select max(edu_rqst_no) from edu_rqst))`,
  )
}

/** The Tuesday of this week, whatever day it is. */
const tuesdayOf = (ymd: string): string => {
  const weekday = Math.floor(Date.parse(ymd) / DAY_OF_WEEK_MS + 4) % WEEK
  return addDays(ymd, 2 - weekday)
}

function roundsOf(plantCd: string, today: string, holidays: ReadonlySet<string>): Round[] {
  const rounds: Round[] = []
  const add = (ymd: string, courseCd: string) => {
    const day = holidays.has(ymd) ? addDays(ymd, 1) : ymd
    rounds.push({ no: 0, plantCd, ymd: day, courseCd, isPast: day < today })
  }
  for (let week = FIRST_WEEK; week <= LAST_WEEK; week++) {
    const tuesday = tuesdayOf(addDays(today, week * WEEK))
    add(tuesday, 'ENTRY')
    if (week % 4 === 0) add(addDays(tuesday, 2), specials[Math.abs(week / 4) % specials.length] ?? 'SPECIAL-34')
  }
  return rounds.toSorted((a, b) => a.ymd.localeCompare(b.ymd))
}

const languageOf = ({ no }: Round): string => (no % 6 === 5 ? 'en' : no % 9 === 8 ? 'zh' : 'kr')

function roundRow(round: Round, today: string) {
  const { no, plantCd, ymd, courseCd, isPast } = round
  const { courseNm, kind, minutes } = courses[courseCd] ?? { courseNm: courseCd, kind: null, minutes: 60 }
  const isEntry = kind === null
  const openYmd = addDays(ymd, -OPENED_BEFORE)
  const desk = desks[plantCd] ?? 'edu'
  const statusCd = isPast ? 'DONE' : ymd <= addDays(today, 1) ? 'CLOSED' : 'OPEN'
  const number = isEntry ? '01' : '02'
  return {
    eduRoundNo: no,
    eduRoundDocNo: `ED-${openYmd.replaceAll('-', '')}-${number}`,
    statusCd,
    plantCd,
    roundTitle: titleOf({ courseNm }, moment(ymd, AT_TWO)),
    eduCourseCd: courseCd,
    eduClassCd: isEntry ? 'ENTRY' : 'SPECIAL',
    specialKindNo: kind,
    eduMinVal: minutes,
    creditMinVal: minutes,
    startDt: moment(ymd, AT_TWO),
    endDt: moment(ymd, AT_TWO + minutes),
    cutoffDt: moment(addDays(ymd, -1), AT_TWO),
    placeNm: isEntry ? '안전교육장 1층' : '체험교육장',
    langCd: isEntry ? languageOf(round) : 'kr',
    capacityCnt: 30,
    instructorUserId: desk,
    instructorQualCd: isEntry ? null : 'SAFETY',
    internalYn: 'N',
    logDesc: isPast
      ? isEntry
        ? '출입 수칙, 비상대피, 작업허가, 화학물질 취급 수칙을 교육함.'
        : `${courseNm}의 위험과 안전작업 절차를 교육함.`
      : null,
    legalYn: isEntry ? 'N' : 'Y',
    testYn: isEntry ? 'Y' : 'N',
    passScore: 70,
    attendPctVal: 90,
    validMonthCnt: isEntry ? 12 : null,
    renewDayCnt: isEntry ? 30 : null,
    seatCnt: 0,
    waitCnt: 0,
    attendCnt: 0,
    passCnt: 0,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: desk,
    createDt: moment(openYmd, 9 * 60),
    updateUserId: desk,
    updateDt: moment(isPast ? ymd : openYmd, isPast ? AT_TWO + minutes + 30 : 9 * 60),
  }
}

class Seats {
  readonly rows: Record<string, unknown>[] = []
  readonly works: Record<string, unknown>[] = []
  private readonly chance: Random = random('education')
  private readonly certs = new Map<number, number>()
  private readonly full = new Map<number, number>()
  private readonly today: string
  private readonly rounds: readonly Round[]

  constructor(today: string, rounds: readonly Round[]) {
    this.today = today
    this.rounds = rounds
  }

  /** Last year's and this year's entry education; a few have let it run out, a few did not pass at first. */
  of(person: Person): void {
    const week = -this.chance.int(1, YEAR_WEEKS)
    const hasLapsed = this.chance.chance(0.06)
    const first = this.add(person, this.entry(person, week - YEAR_WEEKS), null)
    if (hasLapsed) return
    if (this.chance.chance(0.08))
      this.add(person, this.entry(person, week - 1), first, this.chance.chance(0.5) ? 'FAIL' : 'ABSENT')
    const last = this.add(person, this.entry(person, week), first) ?? this.add(person, this.atHiring(person), null)
    const ends = last ?? first
    // Who must come again soon has applied for what is open.
    if (ends !== null && daysBetween(this.today, ends) < 30 && this.chance.chance(0.6))
      this.add(person, this.entry(person, this.chance.int(1, LAST_WEEK)), ends)
  }

  /** Who came later than that sat in the first round after he was hired. */
  private atHiring({ plantCd, hireYmd }: Person): Round | undefined {
    return this.rounds.find(
      (one) => one.plantCd === plantCd && one.courseCd === 'ENTRY' && one.isPast && one.ymd >= hireYmd,
    )
  }

  private entry({ plantCd }: Person, week: number): Round | undefined {
    const from = tuesdayOf(addDays(this.today, week * WEEK))
    return this.rounds.find((round) => round.plantCd === plantCd && round.courseCd === 'ENTRY' && round.ymd >= from)
  }

  /** Crews of special work: who is trained for it, and when each did it first. */
  crews(people: readonly Person[]): void {
    const special = this.rounds.filter(({ courseCd }) => courseCd !== 'ENTRY')
    for (const round of special) {
      const crew = people.filter(
        (person) => person.plantCd === round.plantCd && (person.personNo * 13 + round.no) % 41 === 0,
      )
      for (const person of crew) {
        if (
          this.rows.some(
            (row) =>
              row.personNo === person.personNo &&
              row.eduClassCd === 'SPECIAL' &&
              row.eduRoundNo !== round.no &&
              row.eduResultCd === null,
          )
        )
          continue
        this.add(person, round, null)
        if (round.isPast) this.work(person, round)
      }
    }
  }

  private work({ plantCd, vendorCd, personNo, workerKey }: Person, { ymd, courseCd }: Round): void {
    const specialKindNo = courses[courseCd]?.kind ?? 34
    if (this.works.some((one) => one.workerKey === workerKey && one.specialKindNo === specialKindNo)) return
    this.works.push({
      eduSpecialWorkNo: this.works.length + 1,
      plantCd,
      vendorCd,
      personNo,
      workerKey,
      specialKindNo,
      firstWorkYmd: addDays(ymd, 1),
      deleteYn: 'N',
      rowVersion: 1,
      createDt: moment(ymd, AT_TWO),
      updateDt: moment(ymd, AT_TWO),
    })
  }

  /** @returns the last day of what he has now */
  private add(
    person: Person,
    round: Round | undefined,
    before: string | null,
    result: 'PASS' | 'FAIL' | 'ABSENT' = 'PASS',
  ): string | null {
    const taken = round ? (this.full.get(round.no) ?? 0) : 0
    if (!round || taken >= 30 || round.ymd < person.hireYmd) return before
    this.full.set(round.no, taken + 1)
    const isEntry = round.courseCd === 'ENTRY'
    const minutes = courses[round.courseCd]?.minutes ?? 60
    const hasPassed = round.isPast && result === 'PASS'
    const holds = hasPassed && isEntry ? validityOf(round.ymd, before, ENTRY_RULES) : null
    const came = round.isPast && result !== 'ABSENT'
    const applyDt = moment(addDays(round.ymd, -this.chance.int(3, 20)), this.chance.int(540, 1050))
    this.rows.push({
      eduRqstNo: this.rows.length + 1,
      eduRoundNo: round.no,
      plantCd: person.plantCd,
      vendorCd: person.vendorCd,
      personNo: person.personNo,
      workerKey: person.workerKey,
      eduClassCd: isEntry ? 'ENTRY' : 'SPECIAL',
      specialKindNo: courses[round.courseCd]?.kind ?? 0,
      seatStatusCd: 'CONFIRM',
      applyDt,
      retakeCnt: 0,
      seatKey: `demo${String(this.rows.length + 1).padStart(8, '0')}`,
      eduYmd: round.ymd,
      checkInDt: came ? moment(round.ymd, AT_TWO - this.chance.int(1, 25)) : null,
      checkOutDt: came ? moment(round.ymd, AT_TWO + minutes + this.chance.int(0, 12)) : null,
      attendMinVal: round.isPast ? (came ? minutes : 0) : null,
      signJson: came ? { signerNm: '', signDt: moment(round.ymd, AT_TWO - 1), strokes: STROKES } : null,
      testScore: came && isEntry ? (hasPassed ? this.chance.int(7, 10) * 10 : this.chance.int(4, 6) * 10) : null,
      eduResultCd: round.isPast ? result : null,
      creditMinVal: round.isPast ? (hasPassed ? minutes : 0) : null,
      validFromYmd: holds?.validFromYmd ?? (hasPassed ? round.ymd : null),
      validToYmd: holds?.validToYmd ?? null,
      certNo: hasPassed ? this.certificate(round) : null,
      deleteYn: 'N',
      rowVersion: 1,
      createDt: applyDt,
      updateDt: applyDt,
    })
    return holds?.validToYmd ?? before
  }

  private certificate(round: Round): string {
    const next = (this.certs.get(round.no) ?? 0) + 1
    this.certs.set(round.no, next)
    const openYmd = addDays(round.ymd, -OPENED_BEFORE).replaceAll('-', '')
    const number = round.courseCd === 'ENTRY' ? '01' : '02'
    return `ED-${openYmd}-${number}-${String(next).padStart(3, '0')}`
  }
}

/** The test of everybody who has a score. */
const ATTEMPTS = `
  insert into edu_attempt (edu_rqst_no, plant_cd, try_no, lang_cd, question_nos, correct_cnt, test_score, start_dt, end_dt, start_user_id)
  select s.edu_rqst_no, s.plant_cd, 1, 'kr', array(select q.edu_question_no from edu_question q where q.edu_course_cd = 'ENTRY'
      and q.lang_cd = 'kr' order by hashint8(q.edu_question_no * 1009 + s.edu_rqst_no) limit 10), (s.test_score / 10)::int,
    s.test_score, r.end_dt - interval '12 minutes', r.end_dt - interval '3 minutes', r.instructor_user_id
  from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no where s.test_score is not null`

const COUNTS = `
  update edu_round r set seat_cnt = c.seat, attend_cnt = c.attend, pass_cnt = c.pass from (select edu_round_no,
      count(*)::int as seat, count(check_in_dt)::int as attend, count(*) filter (where edu_result_cd = 'PASS')::int as pass
    from edu_rqst group by 1) c where c.edu_round_no = r.edu_round_no`
