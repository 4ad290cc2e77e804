/** Hints and refusals of work plans in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const planMessages: Translations = {
  '차량계 하역운반기계, 굴착, 구축물 해체, 중량물 작업에 둡니다. (규칙 제39조)': row(
    'For vehicles, excavation, demolition and heavy loads (Rules, Article 39).',
    '车辆装卸、开挖、拆除、重物作业须设置。（规则第39条）',
    'Para vehículos, excavación, demolición y cargas pesadas (art. 39).',
  ),
  '안전보건규칙 별표 7의 설비에서, 유해·위험물질이 있는 때': row(
    'Equipment of Annex 7 of the Rules that holds hazardous substances',
    '规则附表7的设备，存在有害危险物质时',
    'Equipos del anexo 7 con sustancias peligrosas',
  ),
  '산업안전보건법 시행령 제51조': row(
    'OSH Act, Decree, Article 51',
    '产业安全保健法施行令第51条',
    'Ley de seguridad, decreto, art. 51',
  ),
  '물질을 전부 제거하고 신고한 설비는 승인이 필요 없습니다.': row(
    'Equipment that was emptied and reported needs no approval.',
    '已全部清除并申报的设备无需审批。',
    'Un equipo vaciado y notificado no requiere aprobación.',
  ),
  '작업 시작 며칠 전까지 접수한 것이어야 하는지 적습니다.': row(
    'How many days before the work it must have been filed.',
    '须在作业开始前几天受理。',
    'Con cuántos días de antelación debe presentarse.',
  ),
  '질식, 붕괴처럼 물질이 아닌 위험을 적습니다.': row(
    'Dangers that are no substances, as suffocation or collapse.',
    '填写窒息、坍塌等非物质危险。',
    'Peligros que no son sustancias: asfixia, derrumbe.',
  ),
  '작업계획서를 제출했습니다.': row('The work plan is submitted.', '已提交作业计划书。', 'Plan de trabajo enviado.'),
  '검토했습니다.': row('Reviewed.', '已审核。', 'Revisado.'),
  '개정을 시작했습니다.': row('The revision is begun.', '已开始修订。', 'Revisión iniciada.'),
  '안전보건정보 제공을 요청했습니다. 확인할 때까지 작업을 하지 않아도 지연 책임이 없습니다.': row(
    'The information was asked for. Until you confirm it you may leave the work without answering for the delay.',
    '已请求提供安全健康信息。确认前不作业也不承担延误责任。',
    'Información pedida. Hasta confirmarla puede no trabajar sin responder por el retraso.',
  ),
  '작업을 종료했습니다.': row('The work is ended.', '作业已结束。', 'Trabajo terminado.'),
  '종결했습니다.': row('Closed.', '已完结。', 'Cerrado.'),
  '작업계획을 중지했습니다.': row('The plan is stopped.', '作业计划已中止。', 'Plan suspendido.'),
  '중지를 해제했습니다.': row('The plan goes on.', '已解除中止。', 'Plan reanudado.'),
  '안전보건정보를 제공했습니다. 업체가 확인하면 승인할 수 있습니다.': row(
    'The information is given. The plan can be approved once the vendor confirms it.',
    '已提供安全健康信息。承包商确认后可批准。',
    'Información entregada. Se podrá aprobar cuando el contratista confirme.',
  ),
  '받았음을 확인했습니다.': row('Receipt confirmed.', '已确认收到。', 'Recepción confirmada.'),
  '작업종류를 선택하세요.': row('Choose the kinds of work.', '请选择作业种类。', 'Elija los tipos de trabajo.'),
  '작업지휘자를 지정하십시오.': row(
    'Name a director of the work.',
    '请指定作业指挥者。',
    'Designe un director del trabajo.',
  ),
  '계획기간이 계약기간({from} ~ {to})을 벗어납니다.': row(
    'The plan lies outside of the contract ({from} – {to}).',
    '计划期间超出合同期间（{from} ~ {to}）。',
    'El plan queda fuera del contrato ({from} – {to}).',
  ),
  '계획기간은 {n}개월 이내로 하십시오.': row(
    'A plan lasts {n} months at most.',
    '计划期间须在{n}个月以内。',
    'Un plan dura como mucho {n} meses.',
  ),
  "작업종류 '{kind}'에 연결된 JSA가 없습니다.": row(
    "No JSA is linked for '{kind}'.",
    '作业种类“{kind}”没有关联的 JSA。',
    'No hay JSA para «{kind}».',
  ),
  '위치 탭에 작업 위치를 한 곳 이상 표시하십시오.': row(
    'Mark at least one place of work.',
    '请在位置标签中至少标出一处作业位置。',
    'Marque al menos un lugar de trabajo.',
  ),
  '조직 탭에 소장을 지정하십시오.': row(
    'Name the site manager.',
    '请在组织标签中指定现场经理。',
    'Designe el jefe de obra.',
  ),
  '비상연락망과 가까운 병원을 적으십시오.': row(
    'Enter the emergency calls and the nearest hospital.',
    '请填写紧急联络网和最近医院。',
    'Indique teléfonos de emergencia y el hospital.',
  ),
  '감시인은 같은 작업의 작업자를 겸할 수 없습니다.': row(
    'Who watches does no other work there.',
    '监护人不得兼任同一作业的作业人员。',
    'El vigía no puede trabajar en la misma tarea.',
  ),
  '장비 탭에 쓸 장비를 적으십시오.': row('Enter the equipment.', '请在设备标签中填写设备。', 'Indique los equipos.'),
  '장비의 검사 유효기간이 지났습니다.': row(
    'The inspection of the equipment has expired.',
    '设备检验已过有效期。',
    'La inspección del equipo ha caducado.',
  ),
  '계획기간 중에 장비의 검사 유효기간이 끝납니다.': row(
    'The inspection of the equipment expires during the plan.',
    '设备检验在计划期间到期。',
    'La inspección caduca durante el plan.',
  ),
  '사후서류 제출기한이 {n}일 지나 새 계획을 제출할 수 없습니다.': row(
    'Papers are {n} days late: no new plan can be submitted.',
    '事后文件逾期{n}天，不能提交新计划。',
    'Documentos con {n} días de retraso: no puede enviar planes nuevos.',
  ),
  '사후서류 제출기한이 {n}일 지났습니다.': row(
    'Papers are {n} days late.',
    '事后文件已逾期{n}天。',
    'Documentos con {n} días de retraso.',
  ),
  "필수 서류 '{doc}'을(를) 올려야 승인할 수 있습니다.": row(
    "'{doc}' must be uploaded before the approval.",
    '须上传必需文件“{doc}”才能批准。',
    'Falta «{doc}» para aprobar.',
  ),
  "서류 '{doc}'의 날짜를 적어야 승인할 수 있습니다.": row(
    "'{doc}' needs its date before the approval.",
    '须填写文件“{doc}”的日期才能批准。',
    'Falta la fecha de «{doc}».',
  ),
  "서류 '{doc}'의 유효기간이 지났습니다.": row(
    "'{doc}' has expired.",
    '文件“{doc}”已过有效期。',
    '«{doc}» ha caducado.',
  ),
  "서류 '{doc}'은(는) 작업 시작 {n}일 전까지 접수한 것이어야 합니다.": row(
    "'{doc}' must have been filed {n} days before the work.",
    '文件“{doc}”须在作业开始{n}天前受理。',
    '«{doc}» debe presentarse {n} días antes.',
  ),
  "계획기간 중에 서류 '{doc}'의 유효기간이 끝납니다.": row(
    "'{doc}' expires during the plan.",
    '文件“{doc}”在计划期间到期。',
    '«{doc}» caduca durante el plan.',
  ),
  '안전보건정보 제공 확인 전에는 승인할 수 없습니다.': row(
    'No approval before the vendor confirms the safety information.',
    '确认提供安全健康信息之前不能批准。',
    'No se aprueba sin la confirmación de la información.',
  ),
  '안전보건정보 제공을 확인했습니다.': row(
    'The safety information is confirmed.',
    '已确认提供安全健康信息。',
    'Información confirmada.',
  ),
  '안전보건정보 제공을 확인하지 않은 작업입니다.': row(
    'The safety information of this work is not confirmed.',
    '该作业未确认提供安全健康信息。',
    'La información de este trabajo no está confirmada.',
  ),
  '전부 제거하고 신고한 설비입니다.': row('Emptied and reported.', '已全部清除并申报的设备。', 'Vaciado y notificado.'),
  '도급승인 대상 작업은 승인번호와 만료일이 있어야 합니다.': row(
    'Work that needs approval has its number and last day.',
    '承包审批对象作业须有批准号和到期日。',
    'Se requieren número y vencimiento de la aprobación.',
  ),
  '도급승인이 계획 종료일까지 유효합니다.': row(
    'The approval lasts to the end of the plan.',
    '承包审批在计划结束日前有效。',
    'La aprobación cubre todo el plan.',
  ),
  '도급승인이 계획 종료일({to}) 전에 끝납니다.': row(
    'The approval ends before the plan ({to}).',
    '承包审批在计划结束日（{to}）前到期。',
    'La aprobación vence antes del fin del plan ({to}).',
  ),
  '중지된 개정이 있습니다. 중지를 해제한 뒤 승인하십시오.': row(
    'A revision is stopped. Lift that first.',
    '有已中止的修订。请先解除中止再批准。',
    'Hay una revisión suspendida. Reanúdela antes.',
  ),
  '운전부서의 담당자만 검토할 수 있습니다.': row(
    'Only somebody of the operating department reviews.',
    '仅运行部门负责人可审核。',
    'Solo revisa el departamento operador.',
  ),
  '이 계획서의 작업허가': row('the permits under this plan', '本计划书的作业许可', 'los permisos de este plan'),
  '끝나지 않은 작업허가가 {n}건 있습니다.': row(
    '{n} permits are still open.',
    '有{n}项作业许可未结束。',
    'Quedan {n} permisos abiertos.',
  ),
  '사후서류를 모두 올려야 종결할 수 있습니다.': row(
    'All papers must be there before it is closed.',
    '须上传全部事后文件才能完结。',
    'Faltan documentos para cerrar.',
  ),
  '출입정지 중인 업체입니다.': row(
    'The vendor is kept out.',
    '该承包商处于禁止出入状态。',
    'El contratista tiene el acceso suspendido.',
  ),
  '실제 종료일은 시작일보다 빠를 수 없습니다.': row(
    'Work does not end before it began.',
    '实际结束日不能早于开始日。',
    'El fin no puede ser anterior al inicio.',
  ),
  '이미 진행 중인 개정이 있습니다. (상태: {status})': row(
    'A revision is on its way already ({status}).',
    '已有进行中的修订。（状态：{status}）',
    'Ya hay una revisión en curso ({status}).',
  ),
  '이 작업계획의 안전보건정보 제공서가 이미 있습니다.': row(
    'This plan has its information sheet already.',
    '该作业计划已有安全健康信息提供书。',
    'El plan ya tiene su información.',
  ),
  '유해·위험물질이나 작업장소의 위험을 적으십시오.': row(
    'Enter substances or dangers of the place.',
    '请填写有害危险物质或作业场所的危险。',
    'Indique sustancias o peligros del lugar.',
  ),
  '하수급업체에 제공한 내역을 적으십시오.': row(
    'Enter to whom it was passed on.',
    '请填写提供给分包商的记录。',
    'Indique a qué subcontratistas se entregó.',
  ),
  '작업기간을 덮는 승인된 작업계획서가 없습니다.': row(
    'No approved work plan covers these days.',
    '没有覆盖作业期间的已批准作业计划书。',
    'Ningún plan aprobado cubre esos días.',
  ),
  '승인된 작업계획서가 있습니다.': row(
    'There is an approved work plan.',
    '有已批准的作业计划书。',
    'Hay un plan aprobado.',
  ),
  "작업계획서에 작업종류 '{kind}'이(가) 없습니다.": row(
    "The work plan does not name '{kind}'.",
    '作业计划书中没有作业种类“{kind}”。',
    'El plan no incluye «{kind}».',
  ),
}
