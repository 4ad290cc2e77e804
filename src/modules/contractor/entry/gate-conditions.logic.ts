/** What the guard looks at before somebody comes in with what he brings: his vehicle, equipment, materials. Pure. */
import { type Kept, keptIn, sentences } from '#platform/model/sentences.ts'
import { type EquipType, equipNamed, equipNeeds, type LineState, zonesIn } from './entry-codes.model.ts'

/** By their codes, as rows keep them. */
const says = sentences('GATE', {
  FLAME_ARRESTER: '불꽃방지기 장착을 확인합니다.',
  EXPLOSION_PROOF: '방폭형인지 확인합니다.',
  LEFT_OUT: '반입할 수 없습니다. {reason}',
  CARE: '주의: {reason}',
  MATERIAL: '경고표지와 반입량을 확인합니다. ({qty} {unit} 이하)',
  MATERIAL_CONDITION: '승인 조건: {text}',
})

interface Line {
  lineStatusCd: LineState | null
  lineReasonDesc: string | null
}
export interface CarriedVehicle extends Line {
  vehicleNo: string
  cargoDesc: string | null
}
export interface CarriedEquip extends Line {
  equipTypeCd: EquipType
  modelNm: string
  preCheckResultCd: string | null
  preCheckDt: string | null
}
export interface CarriedMaterial {
  productNm: string
  useQtyVal: number
  unitCd: string
  conditionDesc: string | null
}

export interface GateCondition {
  kindCd: 'VEHICLE' | 'EQUIP' | 'MATERIAL'
  /** A machine by the code of its kind; a vehicle or a material as it is called. */
  name: string | Kept
  /** Korean with places. */
  message: string
  values: Readonly<Record<string, string | number | Kept>>
}

interface Brought {
  zoneCds: string
  vehicles: readonly CarriedVehicle[]
  equips: readonly CarriedEquip[]
  materials: readonly CarriedMaterial[]
}

export function conditionsOf({ zoneCds, vehicles, equips, materials }: Brought): GateCondition[] {
  const isExplosive = zonesIn(zoneCds).includes('X')
  return [
    ...vehicles.flatMap((one) => {
      const name = [one.vehicleNo, one.cargoDesc].filter(Boolean).join(' · ')
      return ofLine('VEHICLE', name, one, isExplosive ? says.FLAME_ARRESTER : null)
    }),
    ...equips.flatMap((one) => {
      const isElectric = equipNeeds[one.equipTypeCd].electricYn === 'Y'
      return ofLine('EQUIP', equipNamed(one), one, isExplosive && isElectric ? says.EXPLOSION_PROOF : null)
    }),
    ...materials.flatMap(ofMaterial),
  ]
}

/** A line that was not accepted stays outside though its driver comes in. */
function ofLine(
  kindCd: 'VEHICLE' | 'EQUIP',
  name: string | Kept,
  { lineStatusCd, lineReasonDesc }: Pick<CarriedVehicle, 'lineStatusCd' | 'lineReasonDesc'>,
  check: string | null,
): GateCondition[] {
  const reason = { reason: keptIn(lineReasonDesc ?? '') ?? lineReasonDesc ?? '' }
  if (lineStatusCd === 'NG' || lineStatusCd === 'SUSP')
    return [{ kindCd, name, message: says.LEFT_OUT, values: reason }]
  return [
    ...(lineStatusCd === 'WARN' ? [{ kindCd, name, message: says.CARE, values: reason }] : []),
    ...(check ? [{ kindCd, name, message: check, values: {} }] : []),
  ]
}

/** @law 산업안전보건법 제115조 (경고표시) */
function ofMaterial({ productNm, useQtyVal, unitCd, conditionDesc }: CarriedMaterial): GateCondition[] {
  const one = { kindCd: 'MATERIAL' as const, name: productNm }
  return [
    {
      ...one,
      message: says.MATERIAL,
      values: { qty: useQtyVal, unit: unitCd },
    },
    ...(conditionDesc ? [{ ...one, message: says.MATERIAL_CONDITION, values: { text: conditionDesc } }] : []),
  ]
}
