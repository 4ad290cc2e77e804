/** The rules that a site begins with (section 6 of the permit design); it may tighten them. */
import type { SimopsCondition, SimopsLevel, WorkKind } from './simops-codes.model.ts'

export interface RuleSeed {
  typeACd: WorkKind
  typeBCd: WorkKind | null
  gapVal: number | null
  vertCd: 'ANY' | 'SAME' | 'BELOW'
  condCd: SimopsCondition
  levelCd: SimopsLevel
  releaseRoleCd: 'SHD' | null
  ruleDesc: string
  sortOrder: number
}

const STEP = 10

type Line = readonly [
  a: WorkKind,
  b: WorkKind | null,
  gapVal: number | null,
  level: SimopsLevel,
  more: Partial<Pick<RuleSeed, 'vertCd' | 'condCd' | 'releaseRoleCd'>>,
  ruleDesc: string,
]

const lines: readonly Line[] = [
  ['HOT', 'LNB', 30, 'BLOCK', {}, '개방한 배관에서 나온 가스에 불이 붙을 수 있습니다.'],
  ['HOT', 'PNT', 15, 'BLOCK', { releaseRoleCd: 'SHD' }, '용제 증기에 불이 붙을 수 있습니다.'],
  ['HOT', 'CHM', 15, 'BLOCK', { condCd: 'FLAMMABLE', releaseRoleCd: 'SHD' }, '인화성 물질에 불이 붙을 수 있습니다.'],
  ['HOT', 'CSE', 11, 'COORD', { condCd: 'EQUIP_OTHER' }, '불티와 연소가스가 밀폐공간으로 들어갈 수 있습니다.'],
  ['HOT', 'CSE', null, 'BLOCK', { condCd: 'EQUIP_SAME' }, '같은 설비의 화기·밀폐작업은 하나의 허가로 신청합니다.'],
  [
    'HOT',
    'CSE',
    11,
    'BLOCK',
    { condCd: 'EQUIP_UNKNOWN', releaseRoleCd: 'SHD' },
    '설비가 적히지 않아 같은 설비인지 알 수 없습니다. 설비번호를 적으십시오.',
  ],
  ['HOT', 'EXC', 11, 'COORD', { condCd: 'GAS_MAIN' }, '굴착 중 가스배관이 손상되면 불이 붙을 수 있습니다.'],
  [
    'CSE',
    'LNB',
    null,
    'BLOCK',
    { condCd: 'ISO_SHARED' },
    '같은 격리를 쓰는 개방·치환이 밀폐공간으로 통할 수 있습니다.',
  ],
  ['CSE', 'LNB', 15, 'BLOCK', {}, '개방한 배관의 가스가 밀폐공간으로 들어갈 수 있습니다.'],
  ['HVY', null, 0, 'BLOCK', {}, '매달린 화물 아래에 사람이 있으면 안 됩니다.'],
  ['HVY', 'HVY', 0, 'COORD', {}, '크레인의 작업반경이 겹칩니다.'],
  ['HGT', null, 0, 'COORD', { vertCd: 'BELOW' }, '떨어지는 물체에 맞을 수 있습니다.'],
  ['EXC', 'HVY', 5, 'COORD', {}, '중장비의 무게로 굴착면이 무너질 수 있습니다.'],
  ['RAD', null, 0, 'BLOCK', {}, '방사선 통제구역에 들어갈 수 없습니다.'],
  [
    'LNB',
    null,
    null,
    'BLOCK',
    { condCd: 'SYSTEM_TEST' },
    '시운전으로 풀린 격리의 에너지가 같은 계통의 작업으로 들어올 수 있습니다.',
  ],
  ['HOT', null, 11, 'COORD', { vertCd: 'BELOW' }, '불티와 용융물이 아래 작업으로 떨어집니다.'],
  ['LNB', null, 5, 'COORD', { vertCd: 'BELOW' }, '배관에 남은 액이 아래 작업으로 떨어집니다.'],
  ['HVY', null, 0, 'COORD', { vertCd: 'BELOW' }, '작업반경 아래에서 다른 작업을 합니다.'],
  ['HOT', 'HOT', 5, 'INFO', {}, '불티가 서로의 감시 범위에 떨어집니다.'],
]

export const simopsRuleSeeds: readonly RuleSeed[] = lines.map(
  ([typeACd, typeBCd, gapVal, levelCd, more, ruleDesc], index) => ({
    typeACd,
    typeBCd,
    gapVal,
    levelCd,
    ruleDesc,
    sortOrder: (index + 1) * STEP,
    vertCd: 'ANY',
    condCd: 'NONE',
    releaseRoleCd: null,
    ...more,
  }),
)
