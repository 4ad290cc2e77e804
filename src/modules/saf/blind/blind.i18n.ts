/** Words of blind spots, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const blindTexts: Translations = {
  사각지대: row('Blind spots', '盲区', 'Puntos ciegos'),
  점검·순회: row('Inspections and patrols', '检查与巡检', 'Inspecciones y rondas'),
  '허가 안전조치 확인': row('Permit check', '作业许可安全措施确认', 'Comprobación del permiso'),
  가스측정: row('Gas measurement', '气体检测', 'Medición de gas'),
  작업환경측정: row('Work environment measurement', '作业环境测定', 'Medición del ambiente de trabajo'),
  '본 기록 없음': row('Never looked at', '无查看记录', 'Nunca visto'),
  '오래 보지 않음': row('Long not looked at', '长期未查看', 'Mucho sin ver'),
  '곧 볼 곳': row('To be looked at soon', '近期应查看', 'Ver pronto'),
  '최근에 봄': row('Looked at lately', '近期已查看', 'Visto hace poco'),
  '지난 날 수': row('Days since', '已过天数', 'Días'),
  '마지막으로 본 때': row('Last looked at', '最后查看时间', 'Visto por última vez'),
  '본 방법': row('How', '查看方式', 'Cómo'),
  '등록된 위치가 없습니다. 기준정보의 위치에서 장소를 등록하세요.': row(
    'No places yet. Add them under Locations of the basic information.',
    '尚无位置。请在基础信息的位置中登记。',
    'Aún no hay lugares. Añádalos en Ubicaciones de la información básica.',
  ),
  '점검·순회, 관찰카드, 허가 안전조치 확인, 가스측정, 작업환경측정 가운데 마지막으로 본 날부터 셉니다. {warn}일이 넘으면 노랑, {late}일이 넘으면 빨강입니다.':
    row(
      'Counted from the last inspection or patrol, observation card, permit check, gas measurement or work environment measurement. Amber after {warn} days, red after {late}.',
      '自最近一次检查巡检、观察卡、许可安全措施确认、气体检测或作业环境测定之日起计算。超过{warn}天为黄色，超过{late}天为红色。',
      'Se cuenta desde la última inspección o ronda, tarjeta de observación, comprobación de permiso, medición de gas o del ambiente. Ámbar tras {warn} días, rojo tras {late}.',
    ),
  '배치도 선택': row('Choose a plan', '选择平面图', 'Elegir plano'),
  '{place}, 본 기록 없음': row('{place}, never looked at', '{place}，无查看记录', '{place}, nunca visto'),
  '{place}, {n}일 전에 봄': row(
    '{place}, looked at {n} days ago',
    '{place}，{n}天前查看',
    '{place}, visto hace {n} días',
  ),
  '이 조건에 해당하는 장소가 없습니다.': row('No place fits.', '没有符合条件的位置。', 'Ningún lugar coincide.'),
}
