/** Who works in a department of the demo company: the listed accounts in their places, the others drawn around them. */
import { addDays, addMonths, daysBetween } from '#platform/model/calendar.ts'
import type { Random } from '#platform/model/random.ts'
import type { DeptKind, DeptPlan } from './company.ts'
import { staffAccounts } from './demo-accounts.ts'
import { type GenderCd, koreanName } from './names.ts'

const ADULT_MONTHS = 18 * 12
const YOUNGEST_ENTRY_MONTHS = 19 * 12

interface KindOfWork {
  jobClassCd: 'OFFICE' | 'SALES' | 'PROD'
  maleShare: number
  hireAge: readonly [from: number, to: number]
  /** One leader for so many people, below the head. */
  peoplePerLeader: number
  leaderDutyCd: 'PART' | 'SHIFT'
}

export const kindsOfWork: Readonly<Record<DeptKind, KindOfWork>> = {
  board: { jobClassCd: 'OFFICE', maleShare: 0.6, hireAge: [25, 32], peoplePerLeader: 99, leaderDutyCd: 'PART' },
  office: { jobClassCd: 'OFFICE', maleShare: 0.62, hireAge: [23, 32], peoplePerLeader: 7, leaderDutyCd: 'PART' },
  sales: { jobClassCd: 'SALES', maleShare: 0.66, hireAge: [24, 33], peoplePerLeader: 7, leaderDutyCd: 'PART' },
  lab: { jobClassCd: 'OFFICE', maleShare: 0.56, hireAge: [23, 32], peoplePerLeader: 9, leaderDutyCd: 'PART' },
  technical: { jobClassCd: 'PROD', maleShare: 0.92, hireAge: [19, 31], peoplePerLeader: 8, leaderDutyCd: 'PART' },
  shift: { jobClassCd: 'PROD', maleShare: 0.95, hireAge: [19, 29], peoplePerLeader: 11, leaderDutyCd: 'SHIFT' },
}

export interface Person {
  /** The account of a listed one; the others get a number when all are known. */
  userId: string | null
  userNm: string
  dept: DeptPlan
  genderCd: GenderCd
  birthYmd: string
  entryYmd: string
  positionCd: string
  dutyCd: string
}

/** Born so that today he has this age. */
const birthOf = (random: Random, today: string, age: number): string =>
  addDays(addMonths(today, -12 * age), -random.int(0, 364))

/** The first of the month of a day, unless that lies before the eighteenth birthday. */
function firstOfMonth(ymd: string, birthYmd: string): string {
  const adult = addMonths(birthYmd, ADULT_MONTHS)
  const first = `${ymd.slice(0, 7)}-01`
  return daysBetween(adult, first) < 0 ? adult : first
}

function entryOf(random: Random, today: string, birthYmd: string, [from, to]: KindOfWork['hireAge']): string {
  const usual = addMonths(birthYmd, random.int(from * 12, to * 12 + 11))
  if (daysBetween(usual, today) >= 0) return firstOfMonth(usual, birthYmd)
  const daysSince = daysBetween(addMonths(birthYmd, YOUNGEST_ENTRY_MONTHS), today)
  return firstOfMonth(addDays(today, -random.int(0, daysSince)), birthYmd)
}

const ladder: readonly (readonly [years: number, positionCd: string])[] = [
  [23, 'GENERAL'],
  [17, 'DEPUTY'],
  [11, 'MANAGER'],
  [7, 'ASST'],
  [4, 'SENIOR'],
]
/** On the shop floor the steps are longer and end with MANAGER. */
function positionOf(random: Random, kind: DeptKind, years: number): string {
  const isShopFloor = kind === 'shift' || kind === 'technical'
  const reached = (isShopFloor ? years * 0.7 : years) + random.int(-2, 2)
  const positionCd = ladder.find(([least]) => reached >= least)?.[1] ?? 'STAFF'
  return isShopFloor && (positionCd === 'GENERAL' || positionCd === 'DEPUTY') ? 'MANAGER' : positionCd
}

/** When a listed account, whose position is given, was taken on: as long ago as that position takes. */
function entryByPosition(random: Random, today: string, birthYmd: string, positionCd: string): string {
  const years = positionCd === 'STAFF' ? 2 : (ladder.find(([, reached]) => reached === positionCd)?.[0] ?? 26)
  return firstOfMonth(addMonths(today, -12 * years - random.int(0, 11)), birthYmd)
}

const headPositionCd = { CHIEF: 'PRESIDENT', PLANT: 'MANAGING', DIVISION: 'DIRECTOR', LAB: 'DIRECTOR', TEAM: 'GENERAL' }

function ageOf(random: Random, dutyCd: string): number {
  if (dutyCd === 'PART' || dutyCd === 'SHIFT') return random.int(39, 57)
  if (dutyCd !== 'MEMBER') return random.int(46, 59)
  const [from, to] = random.weighted<[number, number]>([
    [[20, 29], 22],
    [[30, 39], 31],
    [[40, 49], 26],
    [[50, 60], 19],
    [[61, 62], 2],
  ])
  return random.int(from, to)
}

const reservedNames = new Set(staffAccounts.map(({ userNm }) => userNm))

function drawPerson(random: Random, today: string, dept: DeptPlan, dutyCd: string): Person {
  const kind = kindsOfWork[dept.kind]
  const birthYmd = birthOf(random, today, ageOf(random, dutyCd))
  const genderCd = random.chance(kind.maleShare) ? 'M' : 'F'
  const entryYmd = entryOf(random, today, birthYmd, kind.hireAge)
  const years = daysBetween(entryYmd, today) / 365.25
  const positionCd = dutyCd === dept.headDutyCd ? headPositionCd[dept.headDutyCd] : positionOf(random, dept.kind, years)
  let userNm = ''
  // The name of a listed account stays his alone, so that it can be searched for.
  do userNm = koreanName(random, genderCd, Number(birthYmd.slice(0, 4)))
  while (reservedNames.has(userNm))
  return { userId: null, userNm, dept, genderCd, birthYmd, entryYmd, positionCd, dutyCd }
}

export function peopleOf(random: Random, today: string, dept: DeptPlan): Person[] {
  const { peoplePerLeader, leaderDutyCd } = kindsOfWork[dept.kind]
  const listed = staffAccounts
    .filter(({ deptCd }) => deptCd === dept.deptCd)
    .map(({ userId, userNm, genderCd, age, positionCd, dutyCd }): Person => {
      const birthYmd = birthOf(random, today, age)
      const entryYmd = entryByPosition(random, today, birthYmd, positionCd)
      return { userId, userNm, dept, genderCd, birthYmd, entryYmd, positionCd, dutyCd }
    })
  const leaders = Array.from({ length: Math.floor(dept.size / peoplePerLeader) }, () => leaderDutyCd)
  const wanted = [dept.headDutyCd, ...leaders, ...Array.from({ length: dept.size }, () => 'MEMBER')].slice(0, dept.size)
  for (const { dutyCd } of listed) {
    const place = wanted.indexOf(dutyCd)
    wanted.splice(place < 0 ? wanted.length - 1 : place, 1)
  }
  return [...listed, ...wanted.map((dutyCd) => drawPerson(random, today, dept, dutyCd))]
}
