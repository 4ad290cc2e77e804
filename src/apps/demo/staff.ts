/** The staff of the demo company as rows of the directory, and who holds which role. */
import type { RoleCd } from '#modules/roles.model.ts'
import { addMonths, daysBetween } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { Random } from '#platform/model/random.ts'
import type { DeptRow, UserRow } from '../directory/rows.ts'
import { deptPlans, EMAIL_DOMAIN } from './company.ts'
import { staffAccounts } from './demo-accounts.ts'
import { latinAddress } from './names.ts'
import { kindsOfWork, type Person, peopleOf } from './people.ts'

const STATUTORY_RETIREMENT_AGE = 60
const ABSENT_SHARE = 0.01

/** Year of entry and a running number within it, in the order of entry. */
function giveNumbers(people: readonly Person[]): Map<Person, string> {
  const lastOfYear = new Map<string, number>()
  const numbers = new Map<Person, string>()
  for (const person of people.toSorted((a, b) => (a.entryYmd < b.entryYmd ? -1 : a.entryYmd > b.entryYmd ? 1 : 0))) {
    const year = person.entryYmd.slice(0, 4)
    const serial = (lastOfYear.get(year) ?? 0) + 1
    lastOfYear.set(year, serial)
    numbers.set(person, person.userId ?? `${year}${String(serial).padStart(4, '0')}`)
  }
  return numbers
}

/** Shifts share the telephone of their control room; everybody else has his own. */
function officeTels(): (person: Person) => string {
  const area: Readonly<Record<string, string>> = { '1000': '02', '2000': '061', '3000': '052' }
  const lastOfPlant = new Map<string, number>()
  const shared = new Map<string, string>()
  const next = (plantCd: string) => {
    const extension = (lastOfPlant.get(plantCd) ?? 2000) + 1
    lastOfPlant.set(plantCd, extension)
    return `${area[plantCd]}-180-${extension}`
  }
  return ({ dept: { deptCd, plantCd, kind }, dutyCd }) => {
    if (kind !== 'shift' || dutyCd !== 'MEMBER') return next(plantCd)
    const telephone = shared.get(deptCd) ?? next(plantCd)
    shared.set(deptCd, telephone)
    return telephone
  }
}

function emails(): (userNm: string) => string {
  const taken = new Map<string, number>()
  return (userNm) => {
    const address = latinAddress(userNm)
    const count = (taken.get(address) ?? 0) + 1
    taken.set(address, count)
    return `${address}${count > 1 ? count : ''}@${EMAIL_DOMAIN}`
  }
}

export interface Staff {
  depts: DeptRow[]
  users: UserRow[]
  /** Who holds which role. */
  roles: { userId: string; roleCd: RoleCd }[]
}

export function demoStaff(random: Random, today: string, nextPhoneNo: () => string): Staff {
  const people = deptPlans.flatMap((dept) => peopleOf(random.fork(dept.deptCd), today, dept))
  const numbers = giveNumbers(people)
  const officeTelOf = officeTels()
  const emailOf = emails()
  const idOf = (person: Person) => numbers.get(person) ?? ''
  const isListed = (person: Person) => person.userId !== null
  const users = people.map((person): UserRow => {
    const { userNm, dept, genderCd, birthYmd, entryYmd, positionCd, dutyCd } = person
    const isRehired = daysBetween(addMonths(birthYmd, STATUTORY_RETIREMENT_AGE * 12), today) >= 0
    const isAbsent = !isListed(person) && dutyCd === 'MEMBER' && random.chance(ABSENT_SHARE)
    return {
      userId: idOf(person),
      userNm,
      userNmInitials: initialsOf(userNm),
      plantCd: dept.plantCd,
      deptCd: dept.deptCd,
      positionCd,
      dutyCd,
      jobClassCd: kindsOfWork[dept.kind].jobClassCd,
      employTypeCd: isRehired ? 'FIX' : 'REG',
      genderCd,
      birthYmd,
      entryYmd,
      phoneNo: nextPhoneNo(),
      officeTel: officeTelOf(person),
      email: emailOf(userNm),
      userStatusCd: isAbsent ? 'ABSENT' : 'ACTIVE',
      langCd: 'kr',
    }
  })
  const isHead = (person: Person) => person.dutyCd === person.dept.headDutyCd
  const depts = deptPlans.map(({ deptCd, deptNm, pdeptCd, plantCd, kind }, index): DeptRow => {
    const head = people.find((person) => person.dept.deptCd === deptCd && isHead(person))
    // 사무직 that sits apart from production: head office, sales and research (the longer checkup interval asks for it).
    const officeOffSiteYn = plantCd === '1000' && kind !== 'lab' ? 'Y' : 'N'
    return {
      deptCd,
      deptNm,
      pdeptCd,
      plantCd,
      headUserId: head ? idOf(head) : null,
      officeOffSiteYn,
      sortOrder: index + 1,
    }
  })
  const roles = people.flatMap((person) =>
    rolesOf(person, isHead(person)).map((roleCd) => ({ userId: idOf(person), roleCd })),
  )
  return { depts, users, roles }
}

/** Beyond the listed accounts: offices that a plant cannot do without, held by the head of a department. */
const officesOfHeads: Readonly<Record<string, RoleCd>> = { D1300: 'SHD', D3000: 'CSO', D3310: 'SHD', D3320: 'PSM' }
/** The first leader below the head of these departments. */
const officesOfLeaders: Readonly<Record<string, RoleCd>> = { D1300: 'SHM' }

/** A listed account shows one role alone; everybody else is an employee first. */
function rolesOf(person: Person, isHead: boolean): RoleCd[] {
  if (person.userId) return staffAccounts.filter(({ userId }) => userId === person.userId).map(({ roleCd }) => roleCd)
  const office = isHead ? officesOfHeads[person.dept.deptCd] : undefined
  const deputy = person.dutyCd === 'PART' ? officesOfLeaders[person.dept.deptCd] : undefined
  const duty: RoleCd[] = isHead ? ['MGR'] : person.dutyCd === 'SHIFT' ? ['SUP'] : []
  return ['EMP', ...duty, ...(office ? [office] : []), ...(deputy ? [deputy] : [])]
}
