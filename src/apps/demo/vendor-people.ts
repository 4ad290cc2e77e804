/** Six hundred people of the contractors. */

import { workerKey } from '#modules/contractor/person/worker-key.ts'
import { addDays, addMonths, daysBetween, startOfDay, toWire } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { Random } from '#platform/model/random.ts'
import type { VendorAccountRow, VendorPersonRow } from '../directory/rows.ts'
import { foreignName, type Origin, origins } from './foreign-names.ts'
import { koreanName } from './names.ts'
import type { DemoVendor } from './vendors.ts'

const PERSON_COUNT = 600
const LEAST_PER_VENDOR = 3
const ADULT_MONTHS = 18 * 12

/** Crews of the vendors whose accounts are listed, so that every journey has people to choose from. */
const fixedCrews: Readonly<Record<string, number>> = { V100001: 34, V100002: 18, V100003: 8, V100004: 6 }

/** How many people each vendor has; together exactly `PERSON_COUNT`. */
function crewSizes(random: Random, vendors: readonly DemoVendor[]): Map<string, number> {
  const sizes = new Map(vendors.map(({ row }) => [row.vendorCd, fixedCrews[row.vendorCd] ?? LEAST_PER_VENDOR]))
  const growing = vendors
    .filter(({ row }) => !(row.vendorCd in fixedCrews))
    .map(({ row, kind }) => [row.vendorCd, kind.crew] as const)
  const placed = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  for (let left = PERSON_COUNT - placed; left > 0; left--) {
    const vendorCd = random.weighted(growing)
    sizes.set(vendorCd, (sizes.get(vendorCd) ?? 0) + 1)
  }
  return sizes
}

/** Regular people have no end of contract, the others work within one. */
function employmentOf(random: Random, birthYmd: string, isForeign: boolean, today: string) {
  const employTypeCd = random.weighted([
    ['REG', 70],
    ['FIX', 20],
    ['DAY', 10],
  ])
  const longest = { REG: (isForeign ? 5 : 15) * 365, FIX: 330, DAY: 20 }[employTypeCd] ?? 0
  const adult = addMonths(birthYmd, ADULT_MONTHS)
  const hireYmd = addDays(today, -random.int(0, Math.min(longest, daysBetween(adult, today))))
  if (employTypeCd === 'REG') return { employTypeCd, hireYmd, contractFromYmd: null, contractToYmd: null }
  const contractToYmd = employTypeCd === 'FIX' ? addDays(addMonths(hireYmd, 12), -1) : addDays(today, random.int(1, 20))
  return { employTypeCd, hireYmd, contractFromYmd: hireYmd, contractToYmd }
}

function stayOf(random: Random, { visas }: Origin, today: string) {
  if (visas.length === 0) return { visaTypeCd: null, visaToYmd: null }
  const visaTypeCd = random.weighted(visas)
  // Permanent residence does not end.
  return { visaTypeCd, visaToYmd: visaTypeCd === 'F5' ? null : addDays(today, random.int(20, 1400)) }
}

interface Surroundings {
  today: string
  secret: string
  nextPhoneNo: () => string
}

function drawPerson(random: Random, { row, kind }: DemoVendor, { today, secret, nextPhoneNo }: Surroundings) {
  const origin = random.weighted(origins.map((one) => [one, one.share] as const))
  const genderCd = random.chance(0.93) ? 'M' : 'F'
  const age = random.int(20, origin.nationCd === 'KR' ? 64 : 48)
  const birthYmd = addDays(addMonths(today, -12 * age), -random.int(0, 364))
  const personNm = origin.parts
    ? foreignName(random, origin.parts[genderCd])
    : koreanName(random, genderCd, Number(birthYmd.slice(0, 4)))
  const phoneNo = nextPhoneNo()
  const employment = employmentOf(random, birthYmd, origin.nationCd !== 'KR', today)
  return {
    vendorCd: row.vendorCd,
    plantCd: row.plantCd,
    personNm,
    personNmInitials: initialsOf(personNm),
    birthYmd,
    genderCd,
    nationCd: origin.nationCd,
    ...stayOf(random, origin, today),
    phoneNo,
    emergencyPhoneNo: nextPhoneNo(),
    langCd: random.weighted(origin.languages),
    jobTypeCd: random.weighted(kind.trades),
    ...employment,
    workerKey: workerKey({ personNm, birthYmd, phoneNo }, secret),
    agreeYn: 'Y',
    agreeDt: toWire(startOfDay(employment.hireYmd)),
    personStatusCd: 'ACTIVE',
  }
}

/** Who has an account stands on the roster as well: of each vendor the last ones who were hired for good. */
function withHolders(
  people: readonly VendorPersonRow[],
  accounts: readonly Pick<VendorAccountRow, 'vendorCd' | 'userNm' | 'userNmInitials'>[],
  secret: string,
): VendorPersonRow[] {
  const byVendor = Map.groupBy(accounts, ({ vendorCd }) => vendorCd)
  const held = new Map<number, (typeof accounts)[number]>()
  for (const [vendorCd, holders] of byVendor) {
    const own = people.filter((one) => one.vendorCd === vendorCd && one.nationCd === 'KR')
    for (const [at, holder] of holders.entries()) {
      const person = own.at(-1 - at)
      if (person) held.set(person.personNo, holder)
    }
  }
  return people.map((person) => {
    const holder = held.get(person.personNo)
    if (!holder) return person
    const { birthYmd, phoneNo } = person
    return {
      ...person,
      personNm: holder.userNm,
      personNmInitials: holder.userNmInitials,
      workerKey: workerKey({ personNm: holder.userNm, birthYmd, phoneNo }, secret),
    }
  })
}

/** Also counts the people of each vendor into `regWorkerCnt`, which its head office adds to. */
export function demoVendorPeople(
  random: Random,
  vendors: readonly DemoVendor[],
  accounts: readonly VendorAccountRow[],
  surroundings: Surroundings,
): VendorPersonRow[] {
  const sizes = crewSizes(random, vendors)
  const people = vendors.flatMap((vendor) => {
    const size = sizes.get(vendor.row.vendorCd) ?? 0
    vendor.row.regWorkerCnt = size + random.int(1, 12)
    const own = random.fork(vendor.row.vendorCd)
    return Array.from({ length: size }, () => drawPerson(own, vendor, surroundings))
  })
  const numbered = people.map((person, index) => ({ personNo: index + 1, ...person }))
  return withHolders(numbered, accounts, surroundings.secret)
}
