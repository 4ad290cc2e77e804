import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isBusinessNumber } from '#modules/contractor/master/business-number.logic.ts'
import { addMonths, daysBetween } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoDirectory } from './demo-directory.ts'

const TODAY = '2026-11-21'
const site = demoDirectory({ today: TODAY })

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index)
const byKey = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  new Map(rows.map((row) => [keyOf(row), row]))
const isAdultAt = (birthYmd: string | null | undefined, ymd: string) =>
  birthYmd ? daysBetween(addMonths(birthYmd, 18 * 12), ymd) >= 0 : false

const depts = byKey(site.depts, (row) => row.deptCd)
const users = byKey(site.users, (row) => row.userId)
const vendors = byKey(site.vendors, (row) => row.vendorCd)
const plantCds = site.plants.map((row) => row.plantCd)

describe('the same site every time', () => {
  it('gives the same rows for the same day and seed', () => {
    expect(digest(demoDirectory({ today: TODAY }))).toBe(digest(site))
  })

  it('gives other people for another seed', () => {
    const other = demoDirectory({ today: TODAY, seed: 'another' })
    expect(other.users.map((row) => row.userNm)).not.toEqual(site.users.map((row) => row.userNm))
  })

  it.each(['2024-02-29', '2027-01-01', '2028-08-31'])('holds nothing that lies after its day, %s', (today) => {
    const { users, vendorPersons } = demoDirectory({ today })
    const begun = [...users.map((row) => row.entryYmd), ...vendorPersons.map((row) => row.hireYmd)]
    expect(begun.filter((ymd) => ymd > today)).toEqual([])
  })
})

describe('the company', () => {
  it('has the promised size', () => {
    const { plants, depts, processes, users, vendors, vendorPersons } = site
    expect([plants, depts, processes, users, vendors, vendorPersons].map((rows) => rows.length)).toEqual([
      3, 40, 60, 1200, 80, 600,
    ])
  })

  it('is one tree of departments', () => {
    const rootOf = (deptCd: string): string => {
      const parent = depts.get(deptCd)?.pdeptCd
      return parent ? rootOf(parent) : deptCd
    }
    expect(new Set(site.depts.map((row) => rootOf(row.deptCd)))).toEqual(new Set(['D1000']))
    expect(repeated(site.depts.map((row) => row.deptNm))).toEqual([])
  })

  it('has a head in every department, who works there', () => {
    expect(site.depts.filter((row) => users.get(row.headUserId ?? '')?.deptCd !== row.deptCd)).toEqual([])
  })

  it('puts everybody and every process into a department of the same plant', () => {
    const placed = [...site.users, ...site.processes]
    expect(placed.filter((row) => depts.get(row.deptCd)?.plantCd !== row.plantCd)).toEqual([])
    expect(site.plants.map((row) => row.plantCd)).toEqual(['1000', '2000', '3000'])
    expect(site.depts.filter((row) => !plantCds.includes(row.plantCd))).toEqual([])
  })

  it('names each process of a plant once', () => {
    expect(repeated(site.processes.map((row) => `${row.plantCd} ${row.processCd}`))).toEqual([])
    expect(repeated(site.processes.map((row) => row.processNo))).toEqual([])
  })

  it('employs adults between 20 and 62', () => {
    expect(site.users.filter((row) => !isAdultAt(row.birthYmd, row.entryYmd))).toEqual([])
    const births = site.users.map((row) => row.birthYmd ?? '')
    expect(births.filter((ymd) => ymd > addMonths(TODAY, -20 * 12))).toEqual([])
    expect(births.filter((ymd) => ymd <= addMonths(TODAY, -63 * 12))).toEqual([])
  })

  it('gives every account, number and address to one person only', () => {
    expect(repeated(site.users.map((row) => row.userId))).toEqual([])
    expect(repeated(site.users.map((row) => row.email))).toEqual([])
    const phones = [...site.users, ...site.vendorPersons].map((row) => row.phoneNo)
    expect(repeated(phones)).toEqual([])
    expect(phones.filter((phoneNo) => !/^010-1\d{3}-\d{4}$/.test(phoneNo ?? ''))).toEqual([])
  })

  it('makes everybody findable by initial consonants', () => {
    expect(users.get('emp')?.userNmInitials).toBe('ㄱㅅㅇ')
    expect(site.users.filter((row) => row.userNmInitials !== initialsOf(row.userNm))).toEqual([])
  })
})

describe('the vendors', () => {
  it('carry valid registration numbers (R1), each once in a plant', () => {
    expect(site.vendors.filter((row) => !isBusinessNumber(row.bizNum))).toEqual([])
    expect(repeated(site.vendors.map((row) => `${row.plantCd} ${row.bizNum}`))).toEqual([])
    expect(repeated(site.vendors.map((row) => row.vendorNm))).toEqual([])
  })

  it('name a safety manager where the risk asks for one', () => {
    expect(site.vendors.filter((row) => row.vendorRiskCd !== 'C' && !(row.safMgrNm && row.safMgrPhoneNo))).toEqual([])
  })

  it('have an administrator each (R2) and accounts of their own plant', () => {
    const administered = new Set(
      site.vendorAccounts.filter((row) => row.vendorRoleCd === 'VAD').map((row) => row.vendorCd),
    )
    expect(site.vendors.filter((row) => !administered.has(row.vendorCd))).toEqual([])
    const people = [...site.vendorAccounts, ...site.vendorPersons]
    expect(people.filter((row) => vendors.get(row.vendorCd)?.plantCd !== row.plantCd)).toEqual([])
    expect(repeated(site.vendorAccounts.map((row) => row.portalId))).toEqual([])
  })

  it('stand under a first-tier vendor of the same plant, or under none', () => {
    const lower = site.vendors.filter((row) => row.upVendorCd)
    expect(lower.length).toBeGreaterThan(0)
    const wrong = lower.filter((row) => {
      const upper = vendors.get(row.upVendorCd ?? '')
      return upper?.plantCd !== row.plantCd || upper?.tierNo !== 1 || upper.tierViewYn !== 'Y' || row.tierNo !== 2
    })
    expect(wrong).toEqual([])
  })

  it('employ adults of several languages, no more than they are registered with', () => {
    expect(site.vendorPersons.filter((row) => !isAdultAt(row.birthYmd, row.hireYmd))).toEqual([])
    expect([...new Set(site.vendorPersons.map((row) => row.langCd))].sort()).toEqual(
      ['en', 'es', 'kr', 'th', 'uz', 'vi', 'zh'].sort(),
    )
    const crowded = site.vendors.filter(
      ({ vendorCd, regWorkerCnt = 0 }) =>
        site.vendorPersons.filter((row) => row.vendorCd === vendorCd).length > regWorkerCnt,
    )
    expect(crowded).toEqual([])
  })

  it('give foreigners a stay and temporary people a contract that hold today', () => {
    const foreign = site.vendorPersons.filter((row) => row.nationCd !== 'KR')
    expect(foreign.filter((row) => !row.visaTypeCd || (row.visaToYmd ?? '9999') < TODAY)).toEqual([])
    const temporary = site.vendorPersons.filter((row) => row.employTypeCd !== 'REG')
    const expired = temporary.filter((row) => !row.contractFromYmd || (row.contractToYmd ?? '') < TODAY)
    expect(expired).toEqual([])
  })

  it('keep people apart by their keyed hash (R3)', () => {
    expect(site.vendorPersons.filter((row) => !/^[0-9a-f]{64}$/.test(row.workerKey ?? ''))).toEqual([])
    expect(repeated(site.vendorPersons.map((row) => row.workerKey))).toEqual([])
  })
})

describe('accounts and codes', () => {
  const groupCds = byKey(site.authGrps, (row) => row.authGrpNo)

  it('places every listed account with its role', () => {
    const portalIds = new Set(site.vendorAccounts.map((row) => row.portalId))
    for (const { userId, kind, roles } of demoAccounts) {
      expect(kind === 'staff' ? users.has(userId) : portalIds.has(userId), userId).toBe(true)
      const held = site.authUsers.filter((row) => row.userId === userId)
      expect(held.map((row) => groupCds.get(row.authGrpNo)?.authGrpCd)).toEqual(roles)
    }
  })

  it('keeps the names of listed accounts to themselves', () => {
    const listed = demoAccounts.flatMap(({ userId }) => users.get(userId)?.userNm ?? [])
    expect(site.users.filter((row) => listed.includes(row.userNm))).toHaveLength(listed.length)
  })

  it('puts accounts where the list says', () => {
    const place = (userId: string) => [users.get(userId)?.plantCd, users.get(userId)?.deptCd]
    expect(['admin', 'ceo', 'reader'].map((userId) => place(userId)[0])).toEqual(['1000', '1000', '1000'])
    expect(['safety3', 'emp3'].map((userId) => place(userId)[0])).toEqual(['3000', '3000'])
    expect(place('emp')).toEqual(place('mgr'))
    expect(place('emp2')).toEqual(place('mgr2'))
    expect(place('emp2')).not.toEqual(place('emp'))
    const elsewhere = new Set(['admin', 'ceo', 'reader', 'safety3', 'emp3'])
    const others = demoAccounts.filter(({ kind, userId }) => kind === 'staff' && !elsewhere.has(userId))
    expect(others.filter(({ userId }) => place(userId)[0] !== '2000')).toEqual([])
  })

  it('gives everybody a role', () => {
    const holders = new Set(site.authUsers.map((row) => row.userId))
    expect(site.users.filter((row) => !holders.has(row.userId))).toEqual([])
    expect(site.vendorAccounts.filter((row) => !holders.has(row.portalId))).toEqual([])
    expect(repeated(site.authUsers.map((row) => `${row.authGrpNo} ${row.userId}`))).toEqual([])
  })

  it('uses only codes that exist', () => {
    const known = new Set(site.codes.map((row) => `${row.codeGrpCd} ${row.code}`))
    const used = [
      ...site.users.flatMap((row) => [
        `POSITION ${row.positionCd}`,
        `DUTY ${row.dutyCd}`,
        `JOB_CLASS ${row.jobClassCd}`,
        `EMPLOY_TYPE ${row.employTypeCd}`,
        `USER_STATUS ${row.userStatusCd}`,
        `GENDER ${row.genderCd}`,
        `LANG ${row.langCd}`,
      ]),
      ...site.vendors.flatMap((row) => [`VENDOR_TYPE ${row.vendorTypeCd}`, `VENDOR_RISK ${row.vendorRiskCd}`]),
      ...site.vendorPersons.flatMap((row) => [
        `NATION ${row.nationCd}`,
        `LANG ${row.langCd}`,
        `JOB_TYPE ${row.jobTypeCd}`,
        `VISA_TYPE ${row.visaTypeCd}`,
      ]),
    ]
    expect([...new Set(used)].filter((code) => !known.has(code) && code !== 'VISA_TYPE null')).toEqual([])
  })
})
