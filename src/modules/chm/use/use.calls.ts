/** What is asked of the uses of products: at which plant, in which process, by whom; their acts and their sheet. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, seenVersion, writtenDay } from '#platform/model/call-words.ts'
import { day, number, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { MATERIAL_ROUTE, USE_ROUTE } from '../chm-routes.model.ts'
import { useActs, useStates } from './use-codes.model.ts'

const tag = '자재 사용'
const MATERIAL_API = '/api/chm/material/chmmaterial'
export const USE_API = '/api/chm/material/chmmatuse'
const kg = z.number().min(0).max(99_999_999).nullable()
const key = z.number().int().min(1).max(9_007_199_254_740_991)

const proc = z.object({
  processNo: z.number(),
  processNm: z.string(),
  useDesc: nullableText,
  monthQtyVal: z.number().nullable(),
  handlers: z.array(z.object({ userId: z.string(), userNm: z.string() })),
})
const use = z.object({
  chmMatUseNo: z.number(),
  plantCd: z.string(),
  plantNm: z.string(),
  ownerDeptCd: z.string(),
  ownerDeptNm: nullableText,
  statusCd: oneOf(useStates),
  reasonDesc: nullableText,
  /** The prohibitions under which it stands now. */
  stopDesc: nullableText,
  maxQtyVal: z.number().nullable(),
  dayQtyVal: z.number().nullable(),
  validEndYmd: nullableText,
  places: z.array(z.object({ stockLocNo: z.number(), locNm: z.string() })),
  procs: z.array(proc),
  rowVersion: z.number(),
})
export type MatUse = z.infer<typeof use>

/** Where a product is used, as far as the asker sees plants, and where things may be kept at his own. */
export const materialUses = call.get(`${MATERIAL_API}/{no}/uses`, {
  right: menu(MATERIAL_ROUTE),
  tag,
  answer: z.object({
    rows: z.array(use),
    stopDesc: nullableText,
    places: z.array(z.object({ stockLocNo: z.number(), locNm: z.string() })),
    /** One that is not retired stands at the asker's plant. */
    isUsedHere: z.boolean(),
  }),
})
export type MaterialUses = z.infer<(typeof materialUses)['answer']>

const written = z.strictObject({
  ownerDeptCd: z.string().min(1).max(20),
  maxQtyVal: kg,
  dayQtyVal: kg,
  validEndYmd: writtenDay.nullable(),
  stockLocNos: z.array(key).max(100),
  procs: z
    .array(
      z.strictObject({
        processNo: key,
        useDesc: z.string().trim().max(200).nullable(),
        monthQtyVal: kg,
        handlerUserIds: z.array(z.string().min(1).max(30)).max(300),
      }),
    )
    .max(200),
})
export type UseWritten = z.infer<typeof written>
export const addUse = call.post(`${MATERIAL_API}/{no}/uses`, {
  right: menu(MATERIAL_ROUTE, 'write'),
  tag,
  body: written,
})
export const changeUse = call.put(`${USE_API}/{no}`, {
  right: menu(MATERIAL_ROUTE, 'write'),
  tag,
  body: written.extend({ rowVersion: seenVersion }),
})
export const actOnUse = call.post(`${USE_API}/{no}/{actCd}`, {
  right: menu(MATERIAL_ROUTE, 'write'),
  tag,
  places: { actCd: oneOf(useActs) },
  body: z.strictObject({ rowVersion: seenVersion, reasonDesc: z.string().trim().min(2).max(500) }),
})

const quantity = (label: string) => number(label, { unit: 'kg', min: 0, max: 99_999_999, decimals: 3 })
/** A row for each product and process of the plant; its rows stand for the whole use. */
export const matUseSheet = defineSheet({
  area: 'chm',
  label: '자재 사용',
  api: `${USE_API}-sheet`,
  right: menu(USE_ROUTE, 'write'),
  most: 10_000,
  columns: {
    chmMatCd: text('자재코드', { max: 30, required: true }),
    ownerDeptCd: text('담당 부서', { max: 100, required: true, help: '이름이나 부서코드' }),
    processNo: text('공정', { max: 100, required: true, help: '이름이나 공정코드' }),
    useDesc: text('취급 내용', { max: 200 }),
    monthQtyVal: quantity('월 사용량'),
    handlers: text('취급자 사번', {
      max: 4000,
      help: '쉼표로 나누어 적습니다. 비우면 공정에서 일하는 사람으로 봅니다.',
    }),
    maxQtyVal: quantity('최대 보관량'),
    dayQtyVal: quantity('하루 최대 취급량'),
    places: text('보관장소', { max: 1000, help: '등록된 보관장소 이름을 쉼표로 나누어 적습니다.' }),
    validEndYmd: day('사용 종료일'),
  },
})
