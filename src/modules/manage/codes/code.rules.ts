import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { childTableNameOf, tableNameOf } from '#platform/server/documents/table.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { codeGroupMaster, codeMaster } from './code.master.ts'

export const codeGroupRules = masterWith(codeGroupMaster, { refuseRemove: [refuseRemovingSystemGroup] })
export const codeRules = masterWith(codeMaster, {
  refuseSave: [refuseChangingSystemCode],
  refuseRemove: [refuseRemovingSystemCode, refuseRemovingUsedCode],
})

const SYSTEM_ONLY_NAMES: RuleProblem = {
  field: 'code',
  code: 'SYS_CODE_SYSTEM',
  message: '시스템 코드그룹의 코드는 이름만 바꿀 수 있습니다.',
}

function refuseRemovingSystemGroup({ record }: MasterContext) {
  return record.systemYn === 'Y' ? { ...SYSTEM_ONLY_NAMES, field: 'codeGrpCd' } : undefined
}

async function isSystem({ record, db }: MasterContext): Promise<boolean> {
  const [group] = await db.query<{ systemYn: string }>(
    sql`select system_yn as "systemYn" from sys_code_grp where code_grp_cd = ${record.codeGrpCd}`,
  )
  return group?.systemYn === 'Y'
}

/** The program reads these by name: what they are called is the site's, which there are is the product's. */
async function refuseChangingSystemCode(context: MasterContext) {
  const { record, before } = context
  const isOnlyNames = before && ['useYn', 'sortOrder'].every((name) => before[name] === record[name])
  return !isOnlyNames && (await isSystem(context)) ? SYSTEM_ONLY_NAMES : undefined
}
async function refuseRemovingSystemCode(context: MasterContext) {
  return (await isSystem(context)) ? SYSTEM_ONLY_NAMES : undefined
}

/** Also what the person does not see counts. */
async function refuseRemovingUsedCode({ record, services }: MasterContext) {
  const uses: string[] = []
  for (const model of services.models)
    for (const [table, column] of columnsOf(model, String(record.codeGrpCd))) {
      const [found] = await services.db.query<{ n: number }>(
        'SYSTEM',
        sql`select count(*)::int as n from ${raw(`"${table}"`)} where ${raw(`"${column}"`)} = ${record.code}`,
      )
      if (found?.n) uses.push(`${model.label} ${found.n}`)
    }
  if (uses.length === 0) return undefined
  return {
    field: 'code',
    code: 'SYS_CODE_USED',
    message: '사용 중인 코드는 삭제할 수 없습니다. 사용여부를 변경하세요. 사용하는 곳: {use}',
    values: { use: uses.join(', ') },
  }
}

function columnsOf(model: AnyDocument, group: string): [table: string, column: string][] {
  return Object.entries(model.fields).flatMap(([name, field]): [string, string][] => {
    if (field.kind === 'code') return field.group === group ? [[tableNameOf(model), snakeCase(name)]] : []
    if (field.kind !== 'rows') return []
    return Object.entries(field.fields).flatMap(([cell, spec]): [string, string][] =>
      spec.kind === 'code' && spec.group === group ? [[childTableNameOf(model, name), snakeCase(cell)]] : [],
    )
  })
}
