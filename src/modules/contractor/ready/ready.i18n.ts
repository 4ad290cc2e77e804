/** Words of the list of who is ready, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const readyTexts: Translations = {
  '투입 준비 현황': row('Who is ready', '人员就绪情况', 'Quién está listo'),
  '투입 불가': row('Not ready', '不可上岗', 'No listo'),
  '곧 만료': row('Ends soon', '即将到期', 'Vence pronto'),
  '투입 가능': row('Ready', '可上岗', 'Listo'),
  '부족한 것': row('What is missing', '缺少的事项', 'Lo que falta'),
  '부족한 것이 없습니다.': row('Nothing is missing.', '无缺少事项。', 'No falta nada.'),
  '부족한 것 한 번에 신청': row('Apply for all that is missing', '一次申请所缺事项', 'Solicitar todo lo que falta'),
  '투입 불가인 {n}명에게 부족한 교육·카드·검진·출입을 신청합니다. 계속하시겠습니까?': row(
    'Education, cards, examinations and entry are applied for that {n} people lack. Continue?',
    '将为{n}名不可上岗人员申请所缺的教育、安全卡、体检和出入。是否继续？',
    'Se solicitarán la formación, tarjetas, exámenes y accesos que faltan a {n} personas. ¿Continuar?',
  ),
  업무적합: row('Fit for work', '适合作业', 'Apto para el trabajo'),
  출입: row('Entry', '出入', 'Acceso'),
  적합: row('Fit', '适合', 'Apto'),
  제한: row('Restricted', '受限', 'Con restricción'),
  '신청 중': row('Applied for', '申请中', 'En solicitud'),
  '신청 중: {docNo}': row('Applied for: {docNo}', '申请中：{docNo}', 'En solicitud: {docNo}'),
  '남은 일수': row('Days left', '剩余天数', 'Días restantes'),
  '{n}일 지남': row('{n} days ago', '已过{n}天', 'Hace {n} días'),
  '신청 결과': row('What was applied for', '申请结果', 'Resultado de la solicitud'),
  '새로 신청한 것이 없습니다.': row(
    'Nothing new was applied for.',
    '没有新的申请。',
    'No se ha solicitado nada nuevo.',
  ),
  '신청한 것': row('Applied for', '已申请', 'Solicitado'),
  '신청하지 않은 것': row('Not applied for', '未申请', 'No solicitado'),
  '출입신청 (작성중)': row('Entry request (draft)', '出入申请（草稿）', 'Solicitud de acceso (borrador)'),
  '출입은 {from}부터 승인되어 있습니다.': row(
    'Entry is approved from {from} on.',
    '出入自{from}起获批。',
    'El acceso está aprobado desde {from}.',
  ),
  '유효한 계약이 없어 신청할 수 없습니다.': row(
    'There is no contract in force to apply under.',
    '没有有效合同，无法申请。',
    'No hay contrato vigente con el que solicitar.',
  ),
  '이미 신청 중입니다.': row('Applied for already.', '已在申请中。', 'Ya está solicitado.'),
  '신청으로 해결되지 않습니다: {reason}': row(
    'No application puts it right: {reason}',
    '无法通过申请解决：{reason}',
    'No se resuelve con una solicitud: {reason}',
  ),
  '안전카드는 입문교육을 이수하면 발급됩니다.': row(
    'The card follows the entry education.',
    '完成入门教育后将发放安全卡。',
    'La tarjeta se emite tras la formación de acceso.',
  ),
}
