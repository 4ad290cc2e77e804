import { addTranslations, row } from '#platform/model/i18n.ts'

addTranslations('platform', {
  '저장할 수 있는 화면 설정의 개수를 넘었습니다.': row(
    'No more screen settings can be kept.',
    '可保存的界面设置数量已达上限。',
    'No se pueden guardar más ajustes de pantalla.',
  ),
})
