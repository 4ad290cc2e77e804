/** Kinds of plant equipment that every site starts with: a tree of three levels, to be refined by the site (S-266). */
import type { FacilityTypeRow } from './rows.ts'

type Kinds = Readonly<Record<string, string>>
interface Family {
  name: string
  kinds: Readonly<Record<string, string | { name: string; kinds: Kinds }>>
}

const families: Readonly<Record<string, Family>> = {
  FIX: {
    name: '고정설비',
    kinds: {
      FIX_TOWER: '탑류',
      FIX_REACTOR: '반응기',
      FIX_EXCHANGER: '열교환기',
      FIX_TANK: { name: '저장탱크', kinds: { FIX_TANK_ATM: '상압탱크', FIX_TANK_PRS: '압력탱크' } },
      FIX_HEATER: '가열로·보일러',
      FIX_PIPE: { name: '배관', kinds: { FIX_PIPE_VALVE: '밸브', FIX_PIPE_SAFE: '안전밸브·파열판' } },
    },
  },
  ROT: {
    name: '회전설비',
    kinds: { ROT_PUMP: '펌프', ROT_COMP: '압축기', ROT_FAN: '송풍기', ROT_MIX: '교반기' },
  },
  ELE: {
    name: '전기·계장설비',
    kinds: { ELE_SUB: '수변전설비', ELE_MOTOR: '전동기', ELE_INST: '계측기', ELE_DET: '가스누출감지경보기' },
  },
  LIFT: { name: '양중·운반설비', kinds: { LIFT_CRANE: '크레인', LIFT_HOIST: '호이스트', LIFT_FORK: '지게차' } },
  FIRE: { name: '소방·방재설비', kinds: { FIRE_EXT: '소화설비', FIRE_SCRUB: '세정·중화설비' } },
}

const row = (
  safFacilityTypeCd: string,
  safFacilityTypeNm: string,
  psafFacilityTypeCd: string | null,
  sortOrder: number,
): FacilityTypeRow => ({ safFacilityTypeCd, safFacilityTypeNm, psafFacilityTypeCd, sortOrder })

export const facilityTypes: FacilityTypeRow[] = Object.entries(families).flatMap(([familyCd, family], place) => [
  row(familyCd, family.name, null, place + 1),
  ...Object.entries(family.kinds).flatMap(([kindCd, kind], order) =>
    typeof kind === 'string'
      ? [row(kindCd, kind, familyCd, order + 1)]
      : [
          row(kindCd, kind.name, familyCd, order + 1),
          ...Object.entries(kind.kinds).map(([cd, name], last) => row(cd, name, kindCd, last + 1)),
        ],
  ),
])
