/** What the permits of the demo site are about, and how those of today stand. */
interface DemoJob {
  title: string
  desc: string
  base: 'GEN' | 'HOT'
  subs?: string
  zone?: 'Z1' | 'Z2'
}
export const jobsOfDemo: readonly DemoJob[] = [
  { title: '열교환기 튜브 청소', desc: '고압세척으로 튜브 내부를 청소합니다.', base: 'GEN' },
  { title: '배관 서포트 용접 보수', desc: '부식된 서포트를 절단하고 새로 용접합니다.', base: 'HOT' },
  { title: '반응기 내부 점검', desc: '맨홀을 열고 내부 라이닝을 점검합니다.', base: 'GEN', subs: 'CSE LNB' },
  { title: '펌프 모터 교체', desc: '전원을 차단하고 모터를 교체합니다.', base: 'GEN', subs: 'ELE HVY' },
  { title: '배관랙 보온 교체', desc: '비계 위에서 보온재를 교체합니다.', base: 'GEN', subs: 'HGT' },
  { title: '탱크 노즐 용접', desc: '방폭구역 밖으로 전환한 뒤 노즐을 용접합니다.', base: 'HOT', zone: 'Z2' },
  { title: '지하 소화배관 교체', desc: '굴착하고 소화배관을 교체합니다.', base: 'GEN', subs: 'EXC' },
  { title: '톨루엔 이송배관 개방', desc: '배출과 치환 뒤 플랜지를 개방합니다.', base: 'GEN', subs: 'LNB' },
  { title: '철골 도장', desc: '에폭시 도료로 철골을 도장합니다.', base: 'GEN', subs: 'HGT PNT' },
  { title: '냉각탑 팬 인양', desc: '이동식 크레인으로 팬을 내립니다.', base: 'GEN', subs: 'HVY' },
  { title: '조정실 계장 배선', desc: '케이블 트레이에 신호선을 포설합니다.', base: 'GEN' },
  { title: '가스절단 철거', desc: '폐배관을 절단해 반출합니다.', base: 'HOT', subs: 'HGT' },
]

export interface Standing {
  statusCd: string
  /** Where its hours begin, minutes from the present hour on. */
  fromMin: number
  /** Place among the jobs. */
  job: number
  /** Place of the contractor that it is thought for among those of the plant, the one with most people who may come first. */
  vendor: number
  reasonCd?: string
}
const stand = (statusCd: string, fromMin: number, job: number, vendor: number, reasonCd?: string): Standing => ({
  statusCd,
  fromMin,
  job,
  vendor,
  ...(reasonCd && { reasonCd }),
})
/**
 * 27 of the day, at least one in every state, each contractor with as many as it has people for; the last two wait for the
 * occasional assessment of their process and for a pump that an inspection found leaking.
 */
const standing: readonly Standing[] = [
  ...[0, 1, 2, 3].map((job, index) => stand('WORK', -60 - index * 35, job, 0)),
  stand('WORK', -200, 4, 1),
  stand('WORK', -235, 7, 2),
  stand('WORK', -270, 11, 3),
  stand('WORK', -410, 10, 0),
  stand('SUSP', -120, 2, 1, 'GAS_OVERDUE'),
  stand('SUSP', -90, 5, 4, 'STOPWORK'),
  stand('ISSUED', -10, 1, 1),
  stand('ISSUED', 0, 6, 2),
  stand('APPR', 30, 8, 3),
  stand('EXPIRED', -540, 9, 0),
  stand('PREP', 60, 5, 0),
  stand('PREP', 60, 2, 5),
  stand('REJ', 60, 4, 1),
  stand('REVIEW', 0, 7, 4),
  stand('CANC', 120, 3, 0),
  stand('RQST', 150, 0, 0),
  stand('RQST', 150, 10, 1),
  stand('RTN', 180, 6, 5),
  stand('TEMP', 240, 10, 0),
  stand('DONE', -400, 1, 5),
  stand('CLOSE', -420, 10, 5),
  stand('SUSP', -75, 0, 4, 'RSA'),
  stand('SUSP', -85, 7, 4, 'INSPECTION'),
]
/** Of what an inspection stops: a pump with a critical finding (`saf/check/demo`). */
export const FOUND_EQUIP = 'P-204A'

export interface Contractor {
  vendorCd: string
  /** Who may come in that day. */
  peopleCnt: number
}
/** Of those who may come in some may not do the work, have left or are tired. */
const ABLE_SHARE = 0.6
const holdsNobody: ReadonlySet<string> = new Set(['CANC', 'REJ', 'EXPIRED'])

/** Leader and worker, and whoever the kind of work asks for beside them. */
function leastOf({ statusCd, job }: Standing): number {
  const { base, subs = '' } = jobsOfDemo[job] ?? { base: 'GEN' }
  const parts = [base === 'HOT', ...['CSE', 'HVY', 'EXC'].map((one) => subs.includes(one))]
  return holdsNobody.has(statusCd) ? 0 : 2 + parts.filter(Boolean).length
}

/** Each work at the contractor that it is thought for, or at the next that has people left for it. */
export function atContractors(contractors: readonly Contractor[]): (Standing & { vendorCd: string })[] {
  const left = contractors.map(({ peopleCnt }) => Math.floor(peopleCnt * ABLE_SHARE))
  return standing.flatMap((scene) => {
    const least = leastOf(scene)
    const places = contractors.map((_, at) => (scene.vendor + at) % contractors.length)
    const place = places.find((at) => (left[at] ?? 0) >= least) ?? places[0] ?? 0
    left[place] = (left[place] ?? 0) - least
    const { vendorCd } = contractors[place] ?? {}
    return vendorCd ? [{ ...scene, vendorCd }] : []
  })
}
