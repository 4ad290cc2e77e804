/** What the tests of gas and isolation do before they come to their point: a permit at work, a meter, a tester. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import type { gasSet } from './gas-set.model.ts'
import { heights } from './judge.logic.ts'

export const NOW = '2026-11-20T10:00:00+09:00'
/** The same day, at this hour and minute. */
export const at = (time: string) => `2026-11-20T${time}:00+09:00`

interface PermitValues {
  statusCd?: string
  base?: 'GEN' | 'HOT'
  subs?: string
  gasMain?: 'Y' | 'N'
  vendorCd?: string | null
  due?: string
}

let permits = 0

/** A permit as it lies in the table; how it came there is not the matter of these tests. */
export async function aPermit(
  site: Site,
  { statusCd = 'WORK', base = 'GEN', subs = 'CSE', gasMain = 'N', vendorCd = 'V100001', due }: PermitValues = {},
): Promise<number> {
  permits += 1
  const [row] = await site.sql<{ permitNo: string }>(
    `insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_desc, wkod_dt, permit_base_cd,
      permit_sub_cds, type_json, vendor_cd, own_user_id, area_dept_cd, process_no, place_desc, zone_class_cd,
      work_from_dt, work_to_dt, jsa_no, gas_next_due_dt, leader_user_id, create_user_id)
    select 'PTW-20261120-' || lpad($1, 4, '0'), $2, '2000', '반응기 내부 점검', '내부 육안 점검', '2026-11-20', $3, $4, $5, $6,
      'owner', 'D2110', (select min(process_no) from process where plant_cd = '2000'), '반응기 R-101', 'N',
      $7, $8, 1, $9, 'V100001-03', 'V100001-02'
    returning permit_no as "permitNo"`,
    [
      String(permits),
      statusCd,
      base,
      subs,
      JSON.stringify({ gasMainYn: gasMain }),
      vendorCd,
      at('08:00'),
      at('16:00'),
      due ?? null,
    ],
  )
  return Number(row?.permitNo)
}

/** A meter of the plant, calibrated until the end of the year. */
export const aMeter = (site: Site, meterNo: string, calibToYmd = '2026-12-31') =>
  site.as('gas').call('/api/saf/wkod/gasmeter', {
    method: 'POST',
    body: {
      meterNo,
      modelNm: 'GX-3R',
      serialNo: `S-${meterNo}`,
      gasCds: 'o2 lel, co2, co, h2s',
      calibYmd: '2026-01-05',
      calibToYmd,
      meterStatusCd: 'ACTIVE',
    },
  })

const topics = { topicRiskYn: 'Y', topicDeviceYn: 'Y', topicMethodYn: 'Y', topicStandardYn: 'Y' } as const

export const aTester = (site: Site, userId: string, values: object = {}) =>
  site.as('safety').call('/api/saf/wkod/gastester', {
    method: 'POST',
    body: { userId, designateYmd: '2026-03-10', topicCheckYmd: '2026-03-10', ...topics, ...values },
  })

const clean = { O2: 20.9, LEL: 0, CO2: 0.04, CO: 1, H2S: 0 }

/** Readings at all heights; what is named differs at the bottom. */
export const readings = (bottom: Readonly<Record<string, number>> = {}) =>
  Object.entries({ ...clean, ...bottom }).flatMap(([gasCd, readVal]) =>
    heights.map((pointCd) => ({
      pointCd,
      gasCd,
      readVal: pointCd === 'BOT' ? readVal : ((clean as Record<string, number>)[gasCd] ?? 0),
      gasNm: null,
      unitCd: null,
      gasLimitMinVal: null,
      gasLimitMaxVal: null,
      judgeCd: null,
    })),
  )

export const aSet = (permitNo: number, values: DraftOf<typeof gasSet> = {}): DraftOf<typeof gasSet> => ({
  permitNo,
  placeDesc: '반응기 R-101 맨홀',
  purposeCd: 'PRE',
  meterNo: 'GM-01',
  bumpOkYn: 'Y',
  airMoverYn: 'Y',
  measureDt: NOW,
  lines: readings(),
  ...values,
})
