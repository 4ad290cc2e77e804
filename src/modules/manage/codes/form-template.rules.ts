import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { formTemplateMaster } from './form-template.master.ts'

export const formTemplateRules = masterWith(formTemplateMaster, {
  set: takeOver,
  refuseSave: [refuseWithoutFile],
  refuseRemove: [refuseRemovingActive],
})

/** A version comes into use in place of the one that was. */
async function takeOver({ record, before, db }: MasterContext) {
  if (before?.useYn === 'N' && record.useYn === 'Y')
    await db.query(sql`update com_form_template set use_yn = 'N'
      where form_key = ${record.formKey} and form_template_no <> ${record.formTemplateNo} and use_yn = 'Y'`)
  return {}
}

function refuseWithoutFile({ before }: MasterContext) {
  if (before) return undefined
  return { field: 'formKey', code: 'SYS_FORM_FILE', message: '양식은 파일을 올려서 등록하세요.' }
}

function refuseRemovingActive({ record }: MasterContext) {
  if (record.useYn !== 'Y') return undefined
  return {
    field: 'useYn',
    code: 'SYS_FORM_ACTIVE',
    message: '사용 중인 버전은 삭제할 수 없습니다. 다른 버전을 먼저 사용하세요.',
  }
}
