/**
 * Lists that every site begins with, and what is known of some of them: the substances of the exposure limits. It is a part of
 * each list, so that a substance that it lacks may be on it all the same; what nobody has compared with the text says so.
 */
import type { RegSeverity } from './reg-codes.model.ts'

interface RegListSeed {
  regListCd: string
  regListNm: string
  lawNm: string
  basisDesc: string
  severityCd: RegSeverity
  /** From which content on it applies, where rows do not say so themselves; null: not confirmed. */
  cut: readonly ['GE' | 'GT', number] | null
  /** The letter under which substances below are on it. */
  letter?: string
}

const OSH = '산업안전보건법'
const CCA = '화학물질관리법'
const REG = '화학물질의 등록 및 평가 등에 관한 법률'
const SITE = '사내 규정'

// biome-ignore format: a list a line
const lists: readonly (readonly [cd: string, nm: string, law: string, basis: string, severity: RegSeverity, cut: readonly ['GE' | 'GT', number] | null, letter?: string])[] = [
  ['OSH_PROHIBIT', '제조등금지물질', OSH, '법 제117조, 시행령 제87조', 'STOP', ['GT', 1]],
  ['OSH_PERMIT', '허가대상물질', OSH, '법 제118조, 시행령 제88조', 'LICENSE', ['GT', 1], 'P'],
  ['OSH_SPECIAL', '특별관리물질', OSH, '안전보건규칙 제420조, 별표 12', 'DUTY', ['GE', 0.1], 'S'],
  ['OSH_CONTROL', '관리대상 유해물질', OSH, '안전보건규칙 제420조, 별표 12', 'DUTY', ['GE', 1], 'C'],
  ['OSH_OEL', '노출기준 설정물질', OSH, '법 제106조, 고용노동부 고시', 'DUTY', ['GT', 0], 'O'],
  ['OSH_ALLOW', '허용기준 설정물질', OSH, '법 제107조, 시행규칙 별표 19', 'DUTY', ['GT', 0], 'A'],
  ['OSH_WEM', '작업환경측정 대상', OSH, '법 제125조, 시행규칙 별표 21', 'DUTY', ['GE', 1], 'M'],
  ['OSH_SHE', '특수건강진단 대상', OSH, '법 제130조, 시행규칙 별표 22', 'DUTY', ['GE', 1], 'K'],
  ['OSH_PSM', '공정안전보고서 규정량', OSH, '법 제44조, 시행령 별표 13', 'LICENSE', null],
  ['CCA_ACUTE', '인체급성유해성물질', CCA, '법 제2조', 'LICENSE', null],
  ['CCA_CHRONIC', '인체만성유해성물질', CCA, '법 제2조', 'LICENSE', null],
  ['CCA_ECO', '생태유해성물질', CCA, '법 제2조', 'LICENSE', null],
  ['CCA_ACCIDENT', '사고대비물질', CCA, '법 제39조', 'LICENSE', null, 'X'],
  ['CCA_BAN', '금지물질', CCA, '법 제18조', 'STOP', null],
  ['CCA_RESTRICT', '제한물질', CCA, '법 제18조', 'STOP', null],
  ['CCA_PERMIT', '허가물질', CCA, '법 제19조', 'LICENSE', null],
  ['KR_UNCONF', '유해성미확인물질', REG, '확인 필요', 'DUTY', null],
  ['SITE_BAN', '사내 금지물질', SITE, '사내 화학물질 관리 규정', 'STOP', ['GE', 0]],
  ['SITE_LIMIT', '사내 제한물질', SITE, '사내 화학물질 관리 규정', 'DUTY', ['GE', 0]],
]

export const regListSeeds: readonly RegListSeed[] = lists.map(
  ([regListCd, regListNm, lawNm, basisDesc, severityCd, cut, letter]) => ({
    regListCd,
    regListNm,
    lawNm,
    basisDesc,
    severityCd,
    cut,
    ...(letter && { letter }),
  }),
)

/** Where the rows below come from. */
export const regSeedSource = {
  verNm: '기본 자료',
  sourceDesc: '노출기준 기본 자료(고시 원문과 대조 전, 일부 물질만)',
  inForceYmd: '2026-01-01',
} as const

/** Contents of these are not compared with the text of the law, whoever confirmed that the substance is on the list. */
const cutsNotConfirmed = ['OSH_SPECIAL', 'OSH_CONTROL', 'OSH_WEM', 'OSH_SHE', 'OSH_PERMIT', 'CCA_ACCIDENT']

// biome-ignore format: a substance a line
const substances: readonly (readonly [casNo: string, verifiedYn: 'Y' | 'N', letters: string])[] = [
  ['7664-39-3', 'Y', 'CMKXO'],
  ['7647-01-0', 'Y', 'CMKXO'],
  ['7664-93-9', 'Y', 'CMKAXO'],
  ['7697-37-2', 'Y', 'CMKXO'],
  ['7664-38-2', 'Y', 'CMO'],
  ['7722-84-1', 'Y', 'CMXO'],
  ['1310-73-2', 'Y', 'CMO'],
  ['1310-58-3', 'Y', 'CMO'],
  ['75-59-2', 'Y', 'O'],
  ['7664-41-7', 'Y', 'CMAXO'],
  ['7784-42-1', 'Y', 'CMKXO'],
  ['7803-51-2', 'Y', 'CMKXO'],
  ['19287-45-7', 'Y', 'XO'],
  ['7637-07-2', 'Y', 'O'],
  ['10035-10-6', 'Y', 'CMO'],
  ['7782-50-5', 'Y', 'CMKAXO'],
  ['7782-41-4', 'Y', 'CMKXO'],
  ['7803-62-5', 'Y', 'O'],
  ['7783-54-2', 'Y', 'O'],
  ['10028-15-6', 'Y', 'CMKO'],
  ['630-08-0', 'Y', 'CMKAXO'],
  ['124-38-9', 'Y', 'O'],
  ['7783-06-4', 'Y', 'CMKXO'],
  ['10102-44-0', 'Y', 'CMKO'],
  ['10102-43-9', 'Y', 'CMKXO'],
  ['74-90-8', 'Y', 'CMKXO'],
  ['7783-07-5', 'Y', 'CMO'],
  ['10025-87-3', 'Y', 'XO'],
  ['7719-12-2', 'Y', 'XO'],
  ['67-63-0', 'Y', 'CMKO'],
  ['64-17-5', 'Y', 'O'],
  ['67-64-1', 'Y', 'CMKO'],
  ['107-98-2', 'Y', 'O'],
  ['64-19-7', 'Y', 'CMO'],
  ['141-43-5', 'Y', 'CMO'],
  ['123-86-4', 'Y', 'CMO'],
  ['1330-20-7', 'Y', 'CMKO'],
  ['111-15-9', 'Y', 'SCMKO'],
  ['107-21-1', 'Y', 'CMKO'],
  ['78-10-4', 'Y', 'O'],
  ['7440-36-0', 'Y', 'CMKO'],
  ['1303-86-2', 'Y', 'SCO'],
  ['7439-97-6', 'Y', 'SCMKAO'],
  ['7440-38-2', 'Y', 'PMKO'],
  ['7440-33-7', 'Y', 'CMKO'],
  ['71-43-2', 'N', 'SCMKAXO'],
  ['108-88-3', 'N', 'CMKAXO'],
  ['67-56-1', 'N', 'CMKAXO'],
  ['78-93-3', 'N', 'CMKXO'],
  ['110-54-3', 'N', 'CMKAO'],
  ['68-12-2', 'N', 'SCMKAO'],
  ['127-19-5', 'N', 'SCMKO'],
  ['79-01-6', 'N', 'SCMKAO'],
  ['127-18-4', 'N', 'SCMKO'],
  ['50-00-0', 'N', 'SCMKAXO'],
  ['56-23-5', 'N', 'SCMKO'],
  ['79-34-5', 'N', 'CMKO'],
  ['67-66-3', 'N', 'CMKAO'],
  ['75-09-2', 'N', 'CMKAO'],
  ['78-87-5', 'N', 'SCMKAO'],
  ['107-13-1', 'N', 'SCMKAXO'],
  ['75-01-4', 'N', 'PMKAXO'],
  ['106-99-0', 'N', 'SCMKAO'],
  ['100-42-5', 'N', 'CMKAO'],
  ['108-95-2', 'N', 'SCMKXO'],
  ['62-53-3', 'N', 'CMKAO'],
  ['75-15-0', 'N', 'CMKAXO'],
  ['75-21-8', 'N', 'SCMKAXO'],
  ['106-89-8', 'N', 'SCMKO'],
  ['302-01-2', 'N', 'SCMKO'],
  ['75-26-3', 'N', 'SCMKAO'],
  ['75-56-9', 'N', 'SCMKXO'],
  ['108-94-1', 'N', 'CMKAO'],
  ['110-82-7', 'N', 'CMKO'],
  ['141-78-6', 'N', 'CMXO'],
  ['108-10-1', 'N', 'CMKO'],
  ['109-99-9', 'N', 'CMKO'],
  ['71-36-3', 'N', 'CMKO'],
  ['111-76-2', 'N', 'CMKO'],
  ['100-41-4', 'N', 'CMKO'],
  ['7439-92-1', 'N', 'SCMKAO'],
  ['7440-43-9', 'N', 'SCMKAO'],
  ['18540-29-9', 'N', 'SCMKAO'],
  ['7440-02-0', 'N', 'SCMKAO'],
  ['7439-96-5', 'N', 'CMKAO'],
  ['7440-48-4', 'N', 'CMKAO'],
  ['7446-09-5', 'N', 'CMKO'],
  ['75-44-5', 'N', 'CMKXO'],
  ['584-84-9', 'N', 'CMKAXO'],
  ['101-68-8', 'N', 'CMKAO'],
  ['74-83-9', 'N', 'CMKAO'],
  ['98-95-3', 'N', 'CMKXO'],
  ['77-78-1', 'N', 'SCMKO'],
  ['79-06-1', 'N', 'SCMKO'],
  ['110-86-1', 'N', 'CMKO'],
  ['108-90-7', 'N', 'CMKO'],
  ['60-29-7', 'N', 'CMKO'],
  ['14808-60-7', 'N', 'MKO'],
]

/** What is on a list only under a condition. */
const conditional = [
  { regListCd: 'OSH_SPECIAL', casNo: '7664-93-9', condDesc: 'pH 2.0 이하인 강산', phMaxVal: 2 },
  { regListCd: 'OSH_SPECIAL', casNo: '7440-36-0', condDesc: '삼산화안티몬만', phMaxVal: null },
] as const

interface RegItemSeed {
  regListCd: string
  casNo: string
  cutPctVal: number | null
  cutOpCd: 'GE' | 'GT'
  condDesc: string | null
  phMaxVal: number | null
  verifiedYn: 'Y' | 'N'
}
const itemOf = ({ regListCd, cut }: RegListSeed, casNo: string, verifiedYn: 'Y' | 'N'): RegItemSeed => ({
  regListCd,
  casNo,
  cutPctVal: cut?.[1] ?? null,
  cutOpCd: cut?.[0] ?? 'GE',
  condDesc: null,
  phMaxVal: null,
  verifiedYn: cutsNotConfirmed.includes(regListCd) ? 'N' : verifiedYn,
})
export const regItemSeeds: readonly RegItemSeed[] = regListSeeds.flatMap((list) => [
  ...substances.flatMap(([casNo, verifiedYn, letters]) =>
    list.letter && letters.includes(list.letter) ? itemOf(list, casNo, verifiedYn) : [],
  ),
  ...conditional.flatMap(({ regListCd, casNo, condDesc, phMaxVal }) =>
    regListCd === list.regListCd ? { ...itemOf(list, casNo, 'N'), condDesc, phMaxVal } : [],
  ),
])
