/**
 * What every site begins with: what the law forbids to make, import and use (산업안전보건법 제117조, 시행령 제87조), and what
 * the site looks at twice. A site adds its own.
 */
const FORBIDDEN = '산업안전보건법 제117조, 시행령 제87조'
const SITE = '사내 기준'

type Line = readonly [kind: 'BAN' | 'LIMIT', casNo: string, chemNm: string, cutPctVal: number | null, basisDesc: string]

// biome-ignore format: one substance a line
const lines: readonly Line[] = [
  ['BAN', '1332-21-4', '석면', 1, FORBIDDEN],
  ['BAN', '91-59-8', 'β-나프틸아민', 1, FORBIDDEN],
  ['BAN', '92-93-3', '4-니트로디페닐', 1, FORBIDDEN],
  ['BAN', '1319-46-6', '백연(도료)', 2, FORBIDDEN],
  ['BAN', '61788-33-8', '폴리클로리네이티드 터페닐', 1, FORBIDDEN],
  ['LIMIT', '71-43-2', '벤젠', 0.1, `${SITE} (고무풀은 5% 초과 시 금지: ${FORBIDDEN})`],
  ['LIMIT', '75-09-2', '디클로로메탄', 1, SITE],
  ['LIMIT', '79-01-6', '트리클로로에틸렌', 0.1, SITE],
  ['LIMIT', '67-56-1', '메틸알코올', 10, SITE],
  ['LIMIT', '68-12-2', '디메틸포름아미드', 0.3, SITE],
  ['LIMIT', '7664-39-3', '불화수소', 1, SITE],
]

export const msdsRuleSeeds = lines.map(([bringRuleCd, casNo, chemNm, cutPctVal, basisDesc], index) => ({
  bringRuleCd,
  casNo,
  chemNm,
  cutPctVal,
  basisDesc,
  sortOrder: (index + 1) * 10,
}))
