/** Texts of the sample area, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'
import { fileSampleTexts } from './files/files.i18n.ts'
import { frameSampleTexts } from './frame/frame.i18n.ts'
import { gridTexts } from './grid/grid.i18n.ts'
import { inputSampleTexts } from './input/input.i18n.ts'
import { sampleExportTexts } from './lists/export.i18n.ts'
import { sampleListTexts } from './lists/lists.i18n.ts'
import { partSampleTexts } from './parts/parts.i18n.ts'

export const sampleTexts: Translations = {
  ...fileSampleTexts,
  ...frameSampleTexts,
  ...gridTexts,
  ...inputSampleTexts,
  ...sampleListTexts,
  ...sampleExportTexts,
  ...partSampleTexts,
  상태: row('State', '状态', 'Estado'),
  편집: row('Editable', '可编辑', 'Editable'),
  '읽기 전용': row('Read only', '只读', 'Solo lectura'),
  '불러오는 중': row('Loading', '加载中', 'Cargando'),
  '빈 상태': row('Empty', '空', 'Vacío'),
  오류: row('Error', '错误', 'Error'),
  '긴 글': row('Long text', '长文本', 'Texto largo'),
  '쓰는 법': row('How to use it', '用法', 'Cómo se usa'),
}
