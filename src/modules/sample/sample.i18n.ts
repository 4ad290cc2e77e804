/** Texts of the sample area, by their Korean original. */
import type { Translations } from '#platform/model/i18n.ts'
import { fileSampleTexts } from './files/files.i18n.ts'
import { frameSampleTexts } from './frame/frame.i18n.ts'
import { gridTexts } from './grid/grid.i18n.ts'
import { inputSampleTexts } from './input/input.i18n.ts'
import { sampleExportTexts } from './lists/export.i18n.ts'
import { sampleListTexts } from './lists/lists.i18n.ts'

export const sampleTexts: Translations = {
  ...fileSampleTexts,
  ...frameSampleTexts,
  ...gridTexts,
  ...inputSampleTexts,
  ...sampleListTexts,
  ...sampleExportTexts,
  상태: { en: 'State', zh: '状态', es: 'Estado' },
  편집: { en: 'Editable', zh: '可编辑', es: 'Editable' },
  '읽기 전용': { en: 'Read only', zh: '只读', es: 'Solo lectura' },
  '불러오는 중': { en: 'Loading', zh: '加载中', es: 'Cargando' },
  '빈 상태': { en: 'Empty', zh: '空', es: 'Vacío' },
  오류: { en: 'Error', zh: '错误', es: 'Error' },
  '긴 글': { en: 'Long text', zh: '长文本', es: 'Texto largo' },
  '쓰는 법': { en: 'How to use it', zh: '用法', es: 'Cómo se usa' },
}
