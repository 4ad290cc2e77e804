import { count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Forms to be filled in outside: 양식, one version of each in use (S-273). A version comes with its file. */
export const formTemplateMaster = defineMaster({
  area: 'manage',
  name: 'form-template',
  label: '양식',
  api: '/api/manage/formtemplate',
  route: '/manage/form/formTemplate',
  table: 'com_form_template',
  key: ['formTemplateNo'],
  title: 'formNm',
  fields: {
    formTemplateNo: count('번호', { system: true }),
    formKey: text('양식 키', { max: 40, required: true }),
    formNm: text('양식명', { max: 100, required: true }),
    versionNo: count('버전', { system: true }),
    fileOrgNm: text('파일', { max: 255, system: true }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['formNm', 'formKey', 'versionNo', 'fileOrgNm', 'useYn'],
    search: ['formKey', 'formNm', 'fileOrgNm'],
    filters: ['useYn'],
    order: ['formKey', '-versionNo'],
  },
  fixed: ['formKey'],
})
