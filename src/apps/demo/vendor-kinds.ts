/** What contractors of a chemical plant do: their names, how they are counted, and the trades of their people. */
export interface VendorKind {
  /** What a company name of this kind ends with. */
  suffixes: readonly string[]
  vendorTypeCd: 'RES' | 'NRES' | 'SHORT' | 'DLV'
  vendorRiskCd: 'A' | 'B' | 'C'
  /** Trades with their weights. */
  trades: readonly (readonly [jobTypeCd: string, weight: number])[]
  /** How many of the eighty are of this kind. */
  count: number
  /** Size of its crew in comparison with others. */
  crew: number
}

const kind = (
  suffixes: string,
  vendorTypeCd: VendorKind['vendorTypeCd'],
  vendorRiskCd: VendorKind['vendorRiskCd'],
  trades: string,
  count: number,
  crew: number,
): VendorKind => ({
  suffixes: suffixes.split(' '),
  vendorTypeCd,
  vendorRiskCd,
  trades: trades.split(' ').map((trade) => {
    const [jobTypeCd = '', weight] = trade.split(':')
    return [jobTypeCd, Number(weight)]
  }),
  count,
  crew,
})

export const vendorKinds = {
  plant: kind('플랜트 기공 이엔지', 'RES', 'A', 'MECH:5 PIPE:4 WELD:3 RIG:1 SAFETY:1', 12, 3),
  electric: kind('전기 전력', 'RES', 'A', 'ELEC:8 INST:1 SAFETY:1', 8, 2),
  instrument: kind('계장 계측', 'RES', 'B', 'INST:7 ELEC:2', 4, 1.5),
  scaffold: kind('비계 산업', 'NRES', 'A', 'SCAF:9 SAFETY:1', 6, 2),
  insulation: kind('보온 보냉', 'NRES', 'B', 'INSUL:8 LABOR:1', 4, 1.5),
  paint: kind('도장 방식', 'NRES', 'A', 'PAINT:8 LABOR:2', 4, 1.5),
  crane: kind('중기 크레인', 'SHORT', 'A', 'CRANE:4 RIG:4', 6, 1),
  cleaning: kind('크린텍 세정', 'NRES', 'A', 'CLEAN:8 GUARD:2', 5, 1.5),
  testing: kind('검사 비파괴', 'NRES', 'A', 'NDT:9 SAFETY:1', 3, 1),
  logistics: kind('물류 로지스', 'RES', 'B', 'FORK:5 DRIVE:3 LABOR:2', 5, 1.5),
  haulage: kind('운수 특송', 'DLV', 'B', 'DRIVE:9', 7, 1),
  waste: kind('자원환경 리사이클링', 'NRES', 'B', 'DRIVE:5 LABOR:3', 3, 1),
  civil: kind('토건 건설', 'SHORT', 'A', 'CIVIL:6 LABOR:4 SAFETY:1', 5, 1.5),
  facility: kind('시설관리 에프엠', 'RES', 'C', 'CLEAN:6 GUARD:3', 3, 1.5),
  supply: kind('상사 산업안전', 'DLV', 'C', 'DRIVE:6 LABOR:2', 3, 0.5),
  measuring: kind('환경측정 환경기술', 'NRES', 'C', 'SAMPLE:9', 2, 0.5),
} satisfies Record<string, VendorKind>

export const nameStems = (
  '가람 누리 다솔 라온 마루 미르 보람 새솔 아라 여울 온빛 윤슬 이든 참빛 큰솔 태산 푸른 하랑 한결 해담 바름 든든 늘품 두레 ' +
  '모아 다온 예솔 세움 나린 도담 초록 은하 동백 오동 진남 돌산 태화 무룡 주전 진하'
).split(' ')
