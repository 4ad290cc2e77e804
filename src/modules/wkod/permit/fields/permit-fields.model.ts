/** What the types of permit ask in addition (the tables of 화기, 밀폐공간, 정전, 굴착 …), for form, paper and guards. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { attachments, code, text, yesNo } from '#platform/model/field.ts'
import { chmFields } from '../types/chm.model.ts'
import { cseFields } from '../types/cse.model.ts'
import { eleFields } from '../types/ele.model.ts'
import { excFields } from '../types/exc.model.ts'
import { hgtFields } from '../types/hgt.model.ts'
import { hotFields } from '../types/hot.model.ts'
import { hvyFields } from '../types/hvy.model.ts'
import { kinds } from '../types/kinds.model.ts'
import { lineFields } from '../types/live-line.model.ts'
import { lnbFields } from '../types/lnb.model.ts'
import { radFields } from '../types/rad.model.ts'
import { places, typesOf, weatherKinds } from './permit-codes.model.ts'

const common = {
  /** Asked of every work: what weather and heat stop hangs on it. */
  outdoorYn: code('옥내·옥외', places, { help: '옥외작업은 폭염 휴식과 기상 기준을 적용합니다.' }),
  weatherKindCds: text('기상 제한 작업', { max: 60, several: { codes: weatherKinds, between: ' ' } }),
  postedYn: yesNo('작업장소 게시'),
  checkPhotoFileId: attachments('안전조치 사진', { taskClass: 'PERMIT_CHECK' }),
}
export const typeFields = {
  ...common,
  ...hotFields,
  ...cseFields,
  ...eleFields,
  ...lineFields,
  ...excFields,
  ...hgtFields,
  ...hvyFields,
  ...radFields,
  ...lnbFields,
  ...chmFields,
}

type TypeField = keyof typeof typeFields
const names = (fields: object) => Object.keys(fields) as TypeField[]
const lineNames = names(lineFields)
export const typeFieldNames = names(typeFields)
/** What stands together in one column: all but the photos, which are bound by it. */
export const typeFactNames = typeFieldNames.filter((name) => name !== 'checkPhotoFileId')

type Typed = Parameters<typeof typesOf>[0]
interface Asked {
  type: PermitType
  names: TypeField[]
}
/** What a permit is asked by its types: each field once, under the first that brings it. */
export function askedBy(record: Typed): Asked[] {
  const known = new Set<TypeField>()
  return typesOf(record).flatMap((type) => {
    const fresh = (kinds[type].names as TypeField[]).filter((name) => !known.has(name))
    for (const name of fresh) known.add(name)
    return fresh.length > 0 ? [{ type, names: fresh }] : []
  })
}

/** Whether anything live is beside the work, of one that is asked about it. */
export const isNearLine = (record: Typed & { lineKvVal: number | null }): boolean =>
  record.lineKvVal !== null && askedBy(record).some((asked) => asked.names.includes('lineKvVal'))

/** What there is to read of it: no room is taken by what was left open, or by a line that is not there. */
export const answeredIn = (record: Typed & Readonly<Record<TypeField, unknown>> & { lineKvVal: number | null }) =>
  askedBy(record)
    .flatMap((asked) => asked.names)
    .filter((name) => record[name] !== null && (isNearLine(record) || !lineNames.includes(name)))
