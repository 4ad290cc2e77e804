/** What the audit calls what stands beside the documents of work. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const wkodAuditTexts: Translations = {
  '구역 폐쇄': row('Zone closed', '封闭区域', 'Zona cerrada'),
  '작업 간섭': row('Conflict of works', '作业干扰', 'Interferencia de trabajos'),
  '상대 작업허가': row('The other permit', '对方作业许可', 'El otro permiso'),
  '간섭 발견': row('Conflict found', '发现干扰', 'Interferencia detectada'),
  '전체 작업중지': row('Stop of all work', '全部停工', 'Parada de todos los trabajos'),
  '작업 재개 허용': row('Work may go on', '允许恢复作业', 'Se permite reanudar'),
  '휴식·비계 기록': row('Rests and scaffolds', '休息与脚手架记录', 'Descansos y andamios'),
  '온열 조치 시작': row('Cooling began', '开始防暑措施', 'Inicio del enfriamiento'),
  '휴식 종료': row('Rest ended', '结束休息', 'Fin del descanso'),
  '기상 관측': row('Weather observed', '气象观测', 'Observación meteorológica'),
  '폭염일 기록': row('Record of a hot day', '高温日记录', 'Registro de día caluroso'),
  '기상 관측장치 열쇠': row('Key of a weather station', '气象站密钥', 'Clave de estación meteorológica'),
  '작업조에서 퇴장': row('Left the crew', '离开作业组', 'Sale del equipo'),
  서명자: row('Signer', '签名人', 'Firmante'),
}
