/** The register of equipment and the systems that connect it: what is written there is known, and whoever stands at it hears. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { equipmentAsks } from './equipment.ports.ts'
import { facilityMaster } from './facility.master.ts'
import { systemCodesOf } from './system.api.ts'
import { systemsIn } from './system.logic.ts'
import { systemMaster } from './system.master.ts'

export const systemRules = masterWith(systemMaster, { refuseSave: [refuseSpaces], refuseRemove: [refuseUsed] })

/** Several are written in one field. */
function refuseSpaces({ record: { systemCd } }: MasterContext) {
  if (!/[\s,]/.test(String(systemCd ?? ''))) return undefined
  return { field: 'systemCd', code: 'BASE_SYSTEM_CD', message: '계통코드에는 띄어쓰기와 쉼표를 쓸 수 없습니다.' }
}

async function refuseUsed({ record, db }: MasterContext) {
  const [plantCd, systemCd] = [String(record.plantCd), String(record.systemCd)]
  const [equipment] = await asProgram(db).query<{ n: number }>(
    sql`select count(*)::int as n from facility where plant_cd = ${plantCd} and delete_yn = 'N'
      and ${systemCd} = any(string_to_array(system_cds, ' '))`,
  )
  let n = equipment?.n ?? 0
  for (const uses of equipmentAsks.uses(db)) n += await uses(db, plantCd, systemCd)
  if (n === 0) return undefined
  return {
    field: 'systemCd',
    code: 'BASE_SYSTEM_USED',
    message: '설비나 격리 지점 {n}곳에 적힌 계통은 삭제할 수 없습니다. 미사용으로 바꾸십시오.',
    values: { n },
  }
}

export const facilityRules = masterWith(facilityMaster, {
  set: spelt,
  refuseSave: [refuseUnknown, refuseHeld],
  refuseRemove: [refuseHeld],
  afterSave: [tellChange],
  afterRemove: [tellChange],
})

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

async function spelt({ record, db }: MasterContext) {
  const written = textOf(record.systemCds)
  if (written === null) return {}
  const { systemCds } = systemsIn(written, await systemCodesOf(db, String(record.plantCd)))
  return { systemCds }
}

async function refuseUnknown({ record, db }: MasterContext) {
  const written = textOf(record.systemCds)
  if (written === null) return undefined
  const { unknown } = systemsIn(written, await systemCodesOf(db, String(record.plantCd)))
  if (unknown.length === 0) return undefined
  return {
    field: 'systemCds',
    code: 'BASE_SYSTEM',
    message: '등록되지 않은 계통입니다: {names}',
    values: { names: unknown.join(', ') },
  }
}

/** Work at it is stopped by its names: it does not go on because they are others now, or gone. */
async function refuseHeld({ record, before, db }: MasterContext) {
  const isRemoved = before === record
  if (!before || (!isRemoved && known.every((name) => before[name] === record[name]))) return undefined
  for (const held of equipmentAsks.held(asProgram(db)))
    if (await held(asProgram(db), Number(record.equipNo)))
      return {
        field: 'equipCd',
        code: 'BASE_EQUIP_HELD',
        message: '조치하지 않은 중대 부적합이 있는 설비는 설비번호와 이름을 바꾸거나 삭제할 수 없습니다.',
      }
  return undefined
}
const known = ['plantCd', 'equipCd', 'equipNm'] as const

const told = ['equipCd', 'equipNm', 'systemCds'] as const
async function tellChange({ record, before, now, db }: MasterContext): Promise<void> {
  const isRemoved = before === record
  if (!isRemoved && before && told.every((name) => before[name] === record[name])) return
  const all = [record, before ?? {}]
  const change = {
    equipNo: Number(record.equipNo),
    plantCd: String(record.plantCd),
    names: all.flatMap(({ equipCd, equipNm }) => [textOf(equipCd) ?? [], textOf(equipNm) ?? []].flat()),
    systemCds: all.flatMap(({ systemCds }) => (textOf(systemCds) ?? '').split(' ').filter(Boolean)),
    now,
  }
  for (const changed of equipmentAsks.changed(db)) await changed(db, change)
}
