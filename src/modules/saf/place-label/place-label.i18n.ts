/** Words of the labels of places and equipment, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const placeLabelTexts: Translations = {
  'QR 라벨': row('QR labels', '二维码标签', 'Etiquetas QR'),
  '점검자가 그 자리에서 찍는 QR입니다. 장소와 설비에 붙이면 휴대전화 카메라로도 그곳의 점검이 열립니다.': row(
    'Inspectors scan it where they stand. Stuck to a place or an equipment, it also opens its check by the camera of any phone.',
    '检查人员在现场扫描的二维码。贴在位置或设备上，用手机相机也能打开该处的检查。',
    'El inspector lo escanea en el sitio. Pegado a un lugar o equipo, también abre su inspección con la cámara del móvil.',
  ),
  '카드 (85.6 × 54 mm)': row('Card (85.6 × 54 mm)', '卡片（85.6 × 54 mm）', 'Tarjeta (85,6 × 54 mm)'),
  'A4 절반': row('Half of A4', 'A4 半页', 'Media A4'),
  '라벨 {n}장 인쇄': row('Print {n} labels', '打印 {n} 张标签', 'Imprimir {n} etiquetas'),
  '라벨을 만들 곳': row('What gets a label', '制作标签的位置', 'Qué lleva etiqueta'),
  '모두 ({n})': row('All ({n})', '全部（{n}）', 'Todo ({n})'),
  '등록된 장소나 설비가 없습니다. 기준정보에서 먼저 등록하세요.': row(
    'No places or equipment yet. Add them to the basic information first.',
    '尚无位置或设备，请先在基础信息中登记。',
    'Aún no hay lugares ni equipos. Añádalos primero a la información básica.',
  ),
  '검색조건에 맞는 것이 없습니다.': row('Nothing fits.', '没有符合条件的内容。', 'Nada coincide.'),
  '점검 QR': row('Check QR', '检查二维码', 'QR de inspección'),
  크기: row('Size', '尺寸', 'Tamaño'),
  '{name} 점검 QR': row('QR code of the check of {name}', '{name} 检查二维码', 'Código QR de inspección de {name}'),
}
