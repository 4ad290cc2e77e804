/** Eighty contractors of the demo company with the accounts that act for them. */

import { checkDigit } from '#modules/contractor/master/business-number.logic.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { Random } from '#platform/model/random.ts'
import type { VendorAccountRow, VendorRow } from '../directory/rows.ts'
import { vendorAccounts as listedAccounts } from './demo-accounts.ts'
import { koreanName } from './names.ts'
import { nameStems, type VendorKind, vendorKinds } from './vendor-kinds.ts'

const VENDOR_COUNT = 80
const SUB_TIER_COUNT = 6

interface VendorPlan {
  vendorNm: string
  plantCd: string
  kind: VendorKind
}
export interface DemoVendor {
  row: VendorRow
  kind: VendorKind
}
type NumberOf = () => string

/** V100001 to V100004: the companies of the listed accounts. */
const listed: readonly VendorPlan[] = [
  { vendorNm: '한별플랜트㈜', plantCd: '2000', kind: vendorKinds.plant },
  { vendorNm: '가온전기㈜', plantCd: '2000', kind: vendorKinds.electric },
  { vendorNm: '푸르미자원환경㈜', plantCd: '2000', kind: vendorKinds.waste },
  { vendorNm: '맑은샘환경측정㈜', plantCd: '2000', kind: vendorKinds.measuring },
]

function plansOf(random: Random): VendorPlan[] {
  const open = Object.values(vendorKinds).flatMap((kind) => {
    const left = kind.count - listed.filter((plan) => plan.kind === kind).length
    return Array.from({ length: left }, () => kind)
  })
  const names = new Set(listed.map(({ vendorNm }) => vendorNm))
  const drawn = random.shuffle(open).map((kind): VendorPlan => {
    const plantCd = random.weighted([
      ['2000', 55],
      ['3000', 38],
      ['1000', 7],
    ])
    let vendorNm = ''
    do {
      const name = random.pick(nameStems) + random.pick(kind.suffixes)
      vendorNm = random.weighted([
        [`${name}㈜`, 5],
        [`㈜${name}`, 4],
        [name, 2],
      ])
    } while (names.has(vendorNm))
    names.add(vendorNm)
    return { vendorNm, plantCd, kind }
  })
  return [...listed, ...drawn].slice(0, VENDOR_COUNT)
}

/**
 * Valid by its check digit, yet nobody's: the middle digits 00 are given to no kind of business, so that no invented
 * warning or accident ever stands beside a real company's number.
 */
function bizNumbers(random: Random): NumberOf {
  const taken = new Set<string>()
  return () => {
    for (;;) {
      const firstNine = `${random.int(101, 899)}00${String(random.int(1000, 9999))}`
      if (taken.has(firstNine)) continue
      taken.add(firstNine)
      return `${firstNine}${checkDigit(firstNine)}`
    }
  }
}

function drawName(random: Random): string {
  return koreanName(random, random.chance(0.85) ? 'M' : 'F', random.int(1964, 1994))
}

/** @returns the grade and the last day on which it holds; a vendor without a regular evaluation has none */
function gradeOf(random: Random, kind: VendorKind, today: string) {
  if (kind.vendorTypeCd === 'SHORT' || kind.vendorTypeCd === 'DLV') return { evalGradeCd: null, evalValidToYmd: null }
  const evalGradeCd = random.weighted([
    ['S', 1],
    ['A', 5],
    ['B', 4],
    ['C', 1],
  ])
  return { evalGradeCd, evalValidToYmd: addMonths(today, random.int(1, 11)) }
}

export function demoVendors(random: Random, today: string, nextPhoneNo: NumberOf): DemoVendor[] {
  const nextBizNum = bizNumbers(random.fork('business numbers'))
  const vendors = plansOf(random).map(({ vendorNm, plantCd, kind }, index): DemoVendor => {
    const vendorCd = `V${100001 + index}`
    const safetyManager = listedAccounts.find((account) => account.vendorCd === vendorCd && account.roleCd === 'VSM')
    const needsManager = kind.vendorRiskCd !== 'C' || safetyManager !== undefined
    const bizNum = nextBizNum()
    const row: VendorRow = {
      vendorCd,
      vendorNm,
      chiefNm: drawName(random),
      bizNum,
      plantCd,
      vendorTypeCd: kind.vendorTypeCd,
      vendorRiskCd: kind.vendorRiskCd,
      upVendorCd: null,
      tierNo: 1,
      insureMgmtNo: `${bizNum}0`,
      safMgrNm: needsManager ? (safetyManager?.userNm ?? drawName(random)) : null,
      safMgrPhoneNo: needsManager ? nextPhoneNo() : null,
      vendorStatusCd: 'ACTIVE',
      ...gradeOf(random, kind, today),
      tierViewYn: 'N',
    }
    return { row, kind }
  })
  putSubTier(random, vendors.slice(listed.length))
  return vendors
}

/** Second tier: under a plant builder of the same plant, which may look into it. The listed vendors stay apart. */
function putSubTier(random: Random, vendors: readonly DemoVendor[]): void {
  const uppers = vendors.filter(({ kind }) => kind === vendorKinds.plant)
  const subs = vendors.filter(({ kind, row }) => {
    const isTemporary = kind.vendorRiskCd === 'A' && kind.vendorTypeCd !== 'RES'
    return isTemporary && uppers.some((upper) => upper.row.plantCd === row.plantCd)
  })
  for (const { row } of random.shuffle(subs).slice(0, SUB_TIER_COUNT)) {
    const upper = random.pick(uppers.filter((one) => one.row.plantCd === row.plantCd)).row
    row.upVendorCd = upper.vendorCd
    row.tierNo = 2
    upper.tierViewYn = 'Y'
  }
}

/** Every vendor has its administrator, those with a safety manager his account as well. */
export function demoVendorAccounts(
  random: Random,
  vendors: readonly DemoVendor[],
  nextPhoneNo: NumberOf,
): VendorAccountRow[] {
  return vendors.flatMap(({ row }) => {
    const fixed = listedAccounts.filter(({ vendorCd }) => vendorCd === row.vendorCd)
    const wanted = row.safMgrNm ? ['VAD', 'VSM'] : ['VAD']
    const missing = wanted.filter((roleCd) => !fixed.some((account) => account.roleCd === roleCd))
    const drawn = missing.map((roleCd, index) => ({
      userId: `${row.vendorCd}-${String(fixed.length + index + 1).padStart(2, '0')}`,
      userNm: roleCd === 'VSM' && row.safMgrNm ? row.safMgrNm : drawName(random),
      roleCd,
    }))
    return [...fixed, ...drawn].map(
      ({ userId, userNm, roleCd }): VendorAccountRow => ({
        portalId: userId,
        vendorCd: row.vendorCd,
        plantCd: row.plantCd,
        userNm,
        userNmInitials: initialsOf(userNm),
        phoneNo: roleCd === 'VSM' && row.safMgrPhoneNo ? row.safMgrPhoneNo : nextPhoneNo(),
        email: `${userId.toLowerCase()}@vendor.example`,
        vendorRoleCd: roleCd,
        accountStatusCd: 'ACTIVE',
        langCd: 'kr',
      }),
    )
  })
}
