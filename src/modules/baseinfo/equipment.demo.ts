/** Equipment of the demo's main plant with the lines, headers, circuits and drains that connect it. */
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'

const PLANT = '2000'
const systems: readonly (readonly [
  systemCd: string,
  systemNm: string,
  kind: 'LINE' | 'HEADER' | 'CIRCUIT' | 'DRAIN',
])[] = [
  ['L-101', '원료 공급 배관', 'LINE'],
  ['L-204', '톨루엔 이송 배관', 'LINE'],
  ['L-702', '탱크 입출하 배관', 'LINE'],
  ['H-N2', '질소 헤더', 'HEADER'],
  ['H-STM', '저압 증기 헤더', 'HEADER'],
  ['C-6K', '6.6 kV 인입 회로', 'CIRCUIT'],
  ['C-MCC5', 'MCC-5 회로', 'CIRCUIT'],
  ['D-PS', '공정 배수 드레인', 'DRAIN'],
]
const equipment: readonly (readonly [equipCd: string, equipNm: string, typeCd: string, systemCds: string])[] = [
  ['R-101', '1호 반응기', 'FIX_REACTOR', 'L-101 H-N2 D-PS'],
  ['P-204A', '톨루엔 이송펌프 A', 'ROT_PUMP', 'L-204 D-PS'],
  ['P-204B', '톨루엔 이송펌프 B', 'ROT_PUMP', 'L-204 D-PS'],
  ['E-310', '원료 예열기', 'FIX_EXCHANGER', 'L-101 H-STM'],
  ['CV-508', '원료 컨베이어', 'ROT', 'C-MCC5'],
  ['T-702', '제품 저장탱크', 'FIX_TANK_ATM', 'L-702 H-N2 H-STM D-PS'],
  ['SWGR-6', '고압 배전반', 'ELE_SUB', 'C-6K'],
]

export async function loadEquipment(connection: OwnerConnection): Promise<void> {
  await insertAll(
    connection,
    'plant_system',
    systems.map(([systemCd, systemNm, systemKindCd]) => ({ plantCd: PLANT, systemCd, systemNm, systemKindCd })),
  )
  await insertAll(
    connection,
    'facility',
    equipment.map(([equipCd, equipNm, safFacilityTypeCd, systemCds]) => ({
      plantCd: PLANT,
      equipCd,
      equipNm,
      safFacilityTypeCd,
      systemCds,
    })),
  )
}
