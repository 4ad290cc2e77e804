/** What the screens of work plans say, and what people are told, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const planTold: Translations = {
  '작업종류를 고르면 필요한 서류가 나옵니다.': row(
    'Choose the kinds of work to see the papers.',
    '选择作业种类后显示所需文件。',
    'Elija los tipos de trabajo para ver los documentos.',
  ),
  '작업종류를 먼저 고르십시오.': row(
    'Choose the kinds of work first.',
    '请先选择作业种类。',
    'Elija antes los tipos de trabajo.',
  ),
  '연결한 JSA가 없습니다.': row('No JSA is linked.', '没有关联的 JSA。', 'No hay JSA vinculados.'),
  '지정한 인원이 없습니다.': row('Nobody is named.', '未指定人员。', 'Nadie designado.'),
  '쓰는 장비가 없습니다.': row('No equipment.', '无使用设备。', 'Sin equipos.'),
  '승인되면 작업자가 이 개정의 내용을 듣고 서명합니다.': row(
    'Once approved, the workers are told what it says and sign.',
    '批准后，作业人员听取本修订内容并签名。',
    'Tras la aprobación, los trabajadores la conocen y firman.',
  ),
  '작업계획과 위험, 비상시 행동을 설명 듣고 이해했습니다.': row(
    'I was told the plan, its dangers and what to do in an emergency, and I understand.',
    '我已听取并理解作业计划、危险和紧急行动。',
    'Me han explicado el plan, los peligros y las emergencias, y lo entiendo.',
  ),
  '업체가 받았음을 확인해야 승인할 수 있습니다. (산업안전보건법 제65조)': row(
    'The vendor must confirm receipt before the approval (OSH Act, Article 65).',
    '承包商确认收到后才能批准。（产业安全保健法第65条）',
    'El contratista debe confirmar antes de aprobar (art. 65).',
  ),
  '작업종료 뒤 7일 안에 완료 사진과 종류별 서류를 올립니다.': row(
    'Pictures and papers are due 7 days after the work.',
    '作业结束后7天内上传完工照片和各类文件。',
    'Fotos y documentos, en los 7 días tras el trabajo.',
  ),
  '필수 서류가 비었거나 기한이 지나면 승인되지 않습니다.': row(
    'An empty or expired paper holds up the approval.',
    '必需文件缺失或过期则不予批准。',
    'Sin documentos vigentes no se aprueba.',
  ),
  '모든 작업종류에 확정된 JSA가 하나 이상 있어야 합니다.': row(
    'Every kind of work needs a released JSA.',
    '每个作业种类至少须有一个已确定的 JSA。',
    'Cada tipo de trabajo requiere un JSA aprobado.',
  ),
  '작업종류를 고르고 배치도에서 작업할 곳을 누르십시오.': row(
    'Choose a kind and press where the work is.',
    '选择作业种类后在平面图上点击作业位置。',
    'Elija un tipo y pulse el lugar en el plano.',
  ),
  '해당하면 정보 제공, 승인, 신고를 확인해야 승인됩니다.': row(
    'Where it applies, information, approval and report come first.',
    '如适用，须确认信息提供、审批和申报后才批准。',
    'Si procede, antes van información, aprobación y notificación.',
  ),
  '작업계획의 내용을 작업자에게 알리고 서명받습니다. (안전보건규칙 제38조제2항)': row(
    'The workers are told the plan and sign (Rules, Article 38(2)).',
    '将作业计划内容告知作业人员并签名。（规则第38条第2款）',
    'Los trabajadores conocen el plan y firman (art. 38.2).',
  ),
  '물질의 명칭과 유해성·위험성을 적습니다. (시행규칙 제83조제1항)': row(
    'Names and hazards of the substances (Ordinance, Article 83(1)).',
    '填写物质名称及有害危险性。（施行规则第83条第1款）',
    'Nombres y peligros de las sustancias (art. 83.1).',
  ),
  '하도급이 있으면 같은 정보를 하수급업체에도 제공합니다. (시행규칙 제83조제2항)': row(
    'Where work is passed on, so is this information (Ordinance, Article 83(2)).',
    '有分包时，也须向分包商提供相同信息。（施行规则第83条第2款）',
    'Si hay subcontrata, se entrega también (art. 83.2).',
  ),
  '제출된 작업계획서가 없습니다.': row(
    'No work plan was submitted.',
    '没有已提交的作业计划书。',
    'No hay planes enviados.',
  ),
  '작업계획서가 없습니다. 등록을 눌러 계약의 작업계획을 쓰십시오.': row(
    'No work plan yet. Press New to write one for a contract.',
    '没有作业计划书。请点击登记编写。',
    'No hay planes. Pulse Nuevo para redactar uno.',
  ),
  '개정으로 바뀐 작업계획이 없습니다.': row(
    'No plan was superseded.',
    '没有被修订替代的作业计划。',
    'Ningún plan sustituido.',
  ),
  '제공한 안전보건정보가 없습니다. 작업계획서의 법정 사항에서 작성합니다.': row(
    'No information was given. It is written from a work plan.',
    '没有提供的安全健康信息。在作业计划书的法定事项中编写。',
    'Sin información entregada. Se redacta desde un plan.',
  ),
  '받은 안전보건정보가 없습니다.': row(
    'No information was received.',
    '没有收到安全健康信息。',
    'Sin información recibida.',
  ),
  '작업계획서 검토': row('Review of a work plan', '作业计划书审核', 'Revisión de un plan'),
  '작업계획서 승인 요청': row('Approval of a work plan', '作业计划书批准请求', 'Aprobación de un plan'),
  '작업계획서 승인': row('Work plan approved', '作业计划书已批准', 'Plan aprobado'),
  '작업계획서 보완': row('Work plan sent back', '作业计划书补充', 'Plan devuelto'),
  '안전보건정보 요청': row('Information asked for', '请求安全健康信息', 'Información pedida'),
  '안전보건정보 제공': row('Information given', '提供安全健康信息', 'Información entregada'),
  '안전보건정보 확인': row('Information confirmed', '确认安全健康信息', 'Información confirmada'),
  '안전보건정보 보완': row('Information sent back', '补充安全健康信息', 'Información devuelta'),
  '작업계획 중지': row('Plan stopped', '作业计划中止', 'Plan suspendido'),
  '작업계획 중지 해제': row('Plan goes on', '作业计划解除中止', 'Plan reanudado'),
  '사후서류 지연': row('Papers late', '事后文件延迟', 'Documentos atrasados'),
  '사후서류 장기 지연': row('Papers very late', '事后文件长期延迟', 'Documentos muy atrasados'),
  '계획기간 종료': row('End of a plan', '计划期间结束', 'Fin de un plan'),
  '업체 출입정지': row('Vendor kept out', '承包商禁止出入', 'Acceso del contratista suspendido'),
  '작업계획 사후서류 지연': row('Papers after the work', '作业计划事后文件延迟', 'Documentos posteriores atrasados'),
  '작업계획 종료 확인': row('Plans that are over', '作业计划结束确认', 'Planes vencidos'),
  '출입정지 업체 작업계획 중지': row(
    'Plans of vendors kept out',
    '禁止出入承包商的作业计划中止',
    'Planes de contratistas suspendidos',
  ),
  '작업계획서를 검토해 주세요: {vendor} · {title}': row(
    'Please review the work plan: {vendor} · {title}',
    '请审核作业计划书：{vendor} · {title}',
    'Revise el plan: {vendor} · {title}',
  ),
  '작업계획서를 승인해 주세요: {vendor} · {title}': row(
    'Please approve the work plan: {vendor} · {title}',
    '请批准作业计划书：{vendor} · {title}',
    'Apruebe el plan: {vendor} · {title}',
  ),
  '작업계획서가 승인되었습니다. 작업자의 확인 서명을 받아 주세요: {title}': row(
    'The work plan is approved. Have the workers sign: {title}',
    '作业计划书已批准。请让作业人员签名：{title}',
    'Plan aprobado. Recoja las firmas: {title}',
  ),
  '작업계획서를 보완해 주세요: {title}': row(
    'Please complete the work plan: {title}',
    '请补充作业计划书：{title}',
    'Complete el plan: {title}',
  ),
  '업체가 안전보건정보 제공을 요청했습니다: {vendor} · {title}': row(
    'The vendor asks for safety information: {vendor} · {title}',
    '承包商请求提供安全健康信息：{vendor} · {title}',
    'El contratista pide información: {vendor} · {title}',
  ),
  '안전보건정보를 확인해 주세요: {title}': row(
    'Please confirm the safety information: {title}',
    '请确认安全健康信息：{title}',
    'Confirme la información: {title}',
  ),
  '안전보건정보 제공서를 업체가 확인했습니다: {vendor} · {title}': row(
    'The vendor confirmed the information: {vendor} · {title}',
    '承包商已确认提供书：{vendor} · {title}',
    'El contratista confirmó: {vendor} · {title}',
  ),
  '안전보건정보 제공서를 보완해 주세요: {vendor} · {title}': row(
    'Please complete the information: {vendor} · {title}',
    '请补充提供书：{vendor} · {title}',
    'Complete la información: {vendor} · {title}',
  ),
  '작업이 종료되었습니다. {due}까지 사후서류를 올려 주세요: {title}': row(
    'The work is over. Papers are due on {due}: {title}',
    '作业已结束。请在{due}前上传事后文件：{title}',
    'Trabajo terminado. Documentos hasta el {due}: {title}',
  ),
  '작업계획이 중지되었습니다: {title}': row(
    'The plan is stopped: {title}',
    '作业计划已中止：{title}',
    'Plan suspendido: {title}',
  ),
  '작업계획의 중지가 해제되었습니다: {title}': row(
    'The plan goes on: {title}',
    '作业计划已解除中止：{title}',
    'Plan reanudado: {title}',
  ),
  '사후서류 제출기한({due})이 지났습니다: {title}': row(
    'Papers were due on {due}: {title}',
    '事后文件已过期限（{due}）：{title}',
    'Documentos vencidos ({due}): {title}',
  ),
  '사후서류가 {n}일째 늦고 있습니다: {title}': row(
    'Papers are {n} days late: {title}',
    '事后文件已延迟{n}天：{title}',
    'Documentos con {n} días de retraso: {title}',
  ),
  '계획기간({due})이 끝났습니다. 작업종료를 처리해 주세요: {title}': row(
    'The plan ended on {due}. Please end the work: {title}',
    '计划期间（{due}）已结束。请处理作业结束：{title}',
    'El plan venció el {due}. Registre el fin: {title}',
  ),
}
