/** What is asked of regulation lists: their versions, what stands in them, what they mean for materials and substances. */
import { call, menu } from '#platform/model/call.ts'
import {
  nullableText,
  oneOf,
  pageOf,
  paging,
  rowsOf,
  searchWord,
  seenVersion,
  writtenDay,
  yesNo,
} from '#platform/model/call-words.ts'
import { code, day, number, text, yesNo as yesNoField } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { GROUP_ROUTE, MATERIAL_ROUTE, REG_ROUTE, SUBSTANCE_ROUTE } from '../chm-routes.model.ts'
import { physStates } from '../substance/substance.master.ts'
import {
  checkReasons,
  cutBases,
  cutOps,
  effectKinds,
  regJudges,
  regSeverities,
  regUnits,
  verStandings,
} from './reg-codes.model.ts'

const tag = '법규 목록'
const LIST_API = '/api/chm/reg/chmreglist'
const VER_API = '/api/chm/reg/chmregver'
/** Who loads versions, and who lets them count. */
export const LOADER = 'CHM'
const RELEASERS = ['TOX', 'SHD'] as const
const reading = menu(REG_ROUTE)
const writing = (...roles: readonly string[]) => menu(REG_ROUTE, 'write', roles)
const nullableNumber = z.number().nullable()

const version = z.object({
  chmRegVerNo: z.number(),
  verNm: z.string(),
  inForceYmd: z.string(),
  sourceDesc: z.string(),
  wholeYn: yesNo,
  standingCd: oneOf(verStandings),
  itemCnt: z.number(),
  /** Items of which nobody has confirmed what they say. */
  openCnt: z.number(),
  loadUserId: nullableText,
  loadUserNm: nullableText,
  loadDt: nullableText,
  effectDt: nullableText,
  releaseUserNm: nullableText,
  releaseDt: nullableText,
  reasonDesc: nullableText,
  rowVersion: z.number(),
})
export type RegVersion = z.infer<typeof version>
/** All versions of a list, the latest first. */
export const regVersions = call.get(`${LIST_API}/{no}/versions`, { right: reading, tag, answer: rowsOf(version) })

const item = z.object({
  chmRegItemNo: z.number(),
  chmSubstanceNo: nullableNumber,
  casNo: nullableText,
  name: z.string(),
  /** The members of a group. */
  members: z.array(z.string()),
  cutPctVal: nullableNumber,
  cutOpCd: oneOf(cutOps),
  cutBasisCd: oneOf(cutBases),
  condDesc: nullableText,
  phMinVal: nullableNumber,
  phMaxVal: nullableNumber,
  physStateCds: nullableText,
  useCds: nullableText,
  limitQtyVal: nullableNumber,
  minQtyVal: nullableNumber,
  lowQtyVal: nullableNumber,
  upQtyVal: nullableNumber,
  unitCd: oneOf(regUnits).nullable(),
  startYmd: z.string(),
  endYmd: nullableText,
  sourceDesc: z.string(),
  verifiedYn: yesNo,
})
export type RegItem = z.infer<typeof item>
/** What stands in a version. */
export const regItems = call.get(`${VER_API}/{no}/items`, {
  right: reading,
  tag,
  query: z.strictObject({ ...paging(), q: searchWord }),
  answer: pageOf(item),
})

const effect = z.object({
  kindCd: oneOf(effectKinds),
  chmMatNo: z.number(),
  chmMatCd: z.string(),
  matNm: z.string(),
  supplierNm: z.string(),
  subjectNm: z.string(),
  contentPctVal: nullableNumber,
  judgeCd: oneOf(regJudges),
  fromYmd: z.string(),
})
export type RegEffect = z.infer<typeof effect>
/** What releasing it would change, as it was worked out. */
export const regEffect = call.get(`${VER_API}/{no}/effect`, {
  right: reading,
  tag,
  query: z.strictObject({ ...paging(), kindCd: oneOf(effectKinds).optional() }),
  answer: pageOf(effect).extend({ counts: z.object({ ADD: z.number(), FUT: z.number(), DEL: z.number() }) }),
})

const acted = z.strictObject({ rowVersion: seenVersion })
/** Whoever releases may have it worked out anew as well: what he was shown may no longer be so. */
export const reviewVersion = call.post(`${VER_API}/{no}/review`, {
  right: writing(LOADER, ...RELEASERS),
  tag,
  body: acted,
})
export const releaseVersion = call.post(`${VER_API}/{no}/release`, { right: writing(...RELEASERS), tag, body: acted })
export const cancelVersion = call.post(`${VER_API}/{no}/cancel`, {
  right: writing(LOADER),
  tag,
  body: acted.extend({ reasonDesc: z.string().trim().min(1).max(500) }),
})

const quantity = (label: string) => number(label, { min: 0, max: 999_999_999, decimals: 3 })
const ph = (label: string) => number(label, { min: -2, max: 16, decimals: 2 })
/** A whole list as it is from a day on: all rows, or none. */
export const regVerSheet = defineSheet({
  area: 'chm',
  label: '법규 목록 판',
  api: `${VER_API}-sheet`,
  right: writing(LOADER),
  query: z.object({
    listNo: z.coerce.number().int().min(1).max(2_147_483_647),
    verNm: z.string().trim().min(1).max(100),
    inForceYmd: writtenDay,
    sourceDesc: z.string().trim().min(1).max(500),
    wholeYn: yesNo,
  }),
  most: 10_000,
  columns: {
    casNo: text('CAS 번호', { max: 12 }),
    korNm: text('국문명', { max: 200, help: 'CAS 번호가 없으면 등록된 국문명으로 찾습니다.' }),
    groupNm: text('물질군', { max: 200, help: '물질 대신 등록된 물질군을 적습니다.' }),
    engNm: text('영문명', { max: 200, help: '새로 등록할 물질만 적습니다.' }),
    newStateCd: code('물질의 물리상태', physStates, { help: '새로 등록할 물질만 적습니다.' }),
    cutPctVal: number('적용 함량(%)', { min: 0, max: 100, decimals: 4, help: '비우면 목록의 기본 적용 함량입니다.' }),
    cutOpCd: code('비교', cutOps),
    cutBasisCd: code('함량 기준', cutBases),
    condDesc: text('조건', { max: 500 }),
    phMinVal: ph('pH 이상'),
    phMaxVal: ph('pH 이하'),
    physStateNms: text('물리상태 조건', { max: 20, help: '고체, 액체, 기체 가운데 해당하는 것을 쉼표로 적습니다.' }),
    useNms: text('용도 조건', { max: 300, help: '자재의 용도 구분에 있는 이름을 쉼표로 나누어 적습니다.' }),
    limitQtyVal: quantity('규정량'),
    minQtyVal: quantity('최하위 규정수량'),
    lowQtyVal: quantity('하위 규정수량'),
    upQtyVal: quantity('상위 규정수량'),
    unitCd: code('단위', regUnits),
    startYmd: day('적용 시작일', { help: '비우면 판의 시행일입니다.' }),
    endYmd: day('적용 종료일'),
    sourceDesc: text('출처', { max: 500, help: '비우면 판의 출처입니다.' }),
    verifiedYn: yesNoField('원문 대조', { help: '고시 원문과 대조한 행은 예라고 적습니다.' }),
  },
})

const hit = z.object({
  chmMatHitNo: z.number(),
  chmRegListNo: nullableNumber,
  regListNm: nullableText,
  severityCd: oneOf(regSeverities).nullable(),
  lawNm: nullableText,
  basisDesc: nullableText,
  subjectNm: nullableText,
  contentPctVal: nullableNumber,
  cutPctVal: nullableNumber,
  cutOpCd: oneOf(cutOps).nullable(),
  cutBasisCd: oneOf(cutBases).nullable(),
  byWeightYn: yesNo,
  judgeCd: oneOf(regJudges),
  whyCd: oneOf(checkReasons).nullable(),
  condDesc: nullableText,
  settledYn: yesNo,
  reasonDesc: nullableText,
  settledUserNm: nullableText,
  attachFileId: nullableNumber,
  verifiedYn: yesNo.nullable(),
  fromYmd: z.string(),
  toYmd: nullableText,
})
export type MatHit = z.infer<typeof hit>
/** Where a material is regulated today, where nobody knows, what held before. */
export const materialRegs = call.get('/api/chm/material/chmmaterial/{no}/regs', {
  right: menu(MATERIAL_ROUTE),
  tag,
  answer: z.object({
    hits: z.array(hit),
    past: z.array(hit),
    /** Lists by which nobody can say that it is not regulated: without a version in force, or with a part of one. */
    openLists: z.array(z.object({ regListNm: z.string(), lawNm: z.string(), hasVersion: z.boolean() })),
    /** Those that stand whole and do not have it. */
    freeLists: z.array(z.object({ regListNm: z.string(), lawNm: z.string() })),
  }),
})
export type MaterialRegs = z.infer<(typeof materialRegs)['answer']>
/** A8: what was not known is found out, by the supplier's statement or the text of the law. */
export const settleHit = call.post('/api/chm/material/chmmaterial/{no}/regs/{chmMatHitNo}/settle', {
  right: menu(MATERIAL_ROUTE, 'write'),
  tag,
  body: z.strictObject({
    judgeCd: z.enum(['HIT', 'NONE']),
    reasonDesc: z.string().trim().min(2).max(500),
    attachFileId: z.number().int().min(1).max(9_007_199_254_740_991).nullable(),
  }),
})

const rule = z.object({
  chmRegListNo: z.number(),
  regListNm: z.string(),
  severityCd: oneOf(regSeverities),
  lawNm: z.string(),
  groupNm: nullableText,
  cutPctVal: nullableNumber,
  cutOpCd: oneOf(cutOps),
  cutBasisCd: oneOf(cutBases),
  condDesc: nullableText,
  useCds: nullableText,
  startYmd: z.string(),
  sourceDesc: z.string(),
  verifiedYn: yesNo,
})
export type SubstanceRule = z.infer<typeof rule>
/** The lists that name a substance, by itself or in a group; those that come as well. */
export const substanceRegs = call.get('/api/chm/substance/chmsubstance/{no}/regs', {
  right: menu(SUBSTANCE_ROUTE),
  tag,
  answer: z.object({
    rows: z.array(rule.extend({ isComing: z.boolean() })),
    openLists: z.array(z.string()),
  }),
})

/** The substances of a group. */
export const groupParts = call.get('/api/chm/reg/chmsubgroup/{no}/parts', {
  right: menu(GROUP_ROUTE),
  tag: '물질군',
  answer: z.object({
    rowVersion: z.number(),
    rows: z.array(z.object({ chmSubstanceNo: z.number(), casNo: nullableText, korNm: z.string() })),
  }),
})
/** All of them give way to those that are named, by CAS number or Korean name. */
export const saveGroupParts = call.put('/api/chm/reg/chmsubgroup/{no}/parts', {
  right: menu(GROUP_ROUTE, 'write'),
  tag: '물질군',
  body: z.strictObject({ rowVersion: seenVersion, substances: z.array(z.string().trim().min(1).max(200)).max(500) }),
})
