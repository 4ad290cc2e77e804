import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { uploadFields } from '#platform/server/documents/sheet.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import type { FormSeed } from '#platform/server/forms/add-forms.ts'
import { sheetForm } from '#platform/server/sheets/form.ts'
import { nearMiss } from './near-miss.model.ts'

/** For who reports without the program: the sheet that comes back in by the list's upload. */
export const nearMissForm: FormSeed = {
  formKey: 'NEAR_MISS_FORM',
  formNm: '아차사고 보고 양식',
  fileOrgNm: '아차사고 보고 양식.xlsx',
  contentType: XLSX_CONTENT_TYPE,
  content: () => {
    const form = sheetForm(nearMiss.area, uploadFields(nearMiss), { language: 'kr', now: new Date() })
    return writeTemplate({ sheetNm: '아차사고 보고', ...form })
  },
}
