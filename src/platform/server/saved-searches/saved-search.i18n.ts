import { addTranslations, row } from '#platform/model/i18n.ts'

addTranslations('platform', {
  '한 목록에 검색을 {max}개까지 저장할 수 있습니다.': row(
    'At most {max} searches can be saved for one list.',
    '每个列表最多可保存 {max} 个查询。',
    'Se pueden guardar {max} búsquedas por lista como máximo.',
  ),
  '같은 이름으로 저장된 검색이 있습니다.': row(
    'There is a saved search of this name.',
    '已有同名的保存查询。',
    'Ya hay una búsqueda guardada con ese nombre.',
  ),
})
