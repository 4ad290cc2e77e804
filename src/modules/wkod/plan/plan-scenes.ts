/** What the plans of the demo are about. */
import type { PlanWork } from './plan-codes.model.ts'

interface Scene {
  title: string
  desc: string
  kinds: readonly PlanWork[]
  equip: string
}
export const drafts = ['1공장', '2공장', '탱크 야드', '용제 회수동', '출하장', '북측 배관랙'] as const

export const scenes: readonly Scene[] = [
  {
    title: '열교환기 튜브 교체',
    desc: '배관을 분리하고 튜브 다발을 꺼내 새것으로 바꾼 뒤 기밀시험을 한다.',
    kinds: ['H', '11'],
    equip: '25톤 크레인',
  },
  {
    title: '저장탱크 내부 청소',
    desc: '잔류물을 비우고 환기한 뒤 들어가 슬러지를 걷어내고 세정한다.',
    kinds: ['C'],
    equip: '진공 흡입차',
  },
  {
    title: '배관 지지대 보강',
    desc: '비계를 세우고 부식된 지지대를 잘라내 새 지지대를 용접한다.',
    kinds: ['H', 'A'],
    equip: '고소작업대',
  },
  {
    title: '수전반 정기점검',
    desc: '구간을 나누어 정전하고 차단기와 보호계전기를 시험한다.',
    kinds: ['5'],
    equip: '시험기',
  },
  {
    title: '지중 배수관 교체',
    desc: '매설물을 확인하고 3 m 굴착해 낡은 관을 걷어내고 새 관을 묻는다.',
    kinds: ['6', '3'],
    equip: '굴착기 0.6 m³',
  },
  {
    title: '용접부 비파괴검사',
    desc: '야간에 구역을 통제하고 방사선 투과검사를 한다.',
    kinds: ['R'],
    equip: '감마선 조사기',
  },
]
