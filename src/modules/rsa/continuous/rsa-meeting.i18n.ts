import { row, type Translations } from '#platform/model/i18n.ts'

/** What the meetings of continuous assessment say. */
export const rsaMeetingTexts: Translations = {
  '상시평가 회의': row('Review meetings', '持续评估会议', 'Reuniones de evaluación'),
  '상시평가 회의록': row('Minutes of the review', '持续评估会议记录', 'Acta de la reunión'),
  '상시평가 회의 첨부': row('Files of a review meeting', '持续评估会议附件', 'Archivos de la reunión'),
  주간점검회의: row('Weekly review', '周检查会议', 'Reunión semanal'),
  '작업 전 회의': row('Meeting before work', '作业前会议', 'Reunión previa al trabajo'),
  '업체 관리자': row('Manager of the contractor', '承包商管理者', 'Responsable del contratista'),
  회의: row('Meeting', '会议', 'Reunión'),
  회의일: row('Day of the meeting', '会议日', 'Día de la reunión'),
  '회의 내용': row('What was talked about', '会议内容', 'Contenido'),
  '찾은 위험요인, 감소대책과 이행 여부, 작업자에게 알릴 것을 적습니다.': row(
    'Hazards found, measures and whether they are done, what workers are to be told.',
    '填写发现的危险因素、降低对策及其落实情况、需告知作业人员的事项。',
    'Peligros hallados, medidas y si se cumplieron, y lo que hay que decir a los trabajadores.',
  ),
  참석자: row('Those present', '参会人', 'Asistentes'),
  '서명 중': row('Being signed', '签名中', 'En firma'),
  '회의 완료': row('Finish meeting', '完成会议', 'Terminar reunión'),
  '회의를 기록했습니다.': row('The meeting is recorded.', '已记录会议。', 'La reunión quedó registrada.'),
  '회의 기록을 취소했습니다.': row('The record is cancelled.', '已取消会议记录。', 'El registro se canceló.'),
  '이 공정의 관리감독자가 아닙니다.': row(
    'Not a supervisor of this process.',
    '不是该工序的管理监督者。',
    'No es supervisor de este proceso.',
  ),
  '이 사업장의 안전관리자가 아닙니다.': row(
    'Not a safety manager of this site.',
    '不是本企业的安全管理员。',
    'No es responsable de seguridad de este centro.',
  ),
  '업체의 관리자(업체관리자·현장소장) 계정이 아닙니다.': row(
    'Not the account of a manager of a contractor.',
    '不是承包商管理者的账号。',
    'No es la cuenta de un responsable de contratista.',
  ),
  '임직원을 찾을 수 없습니다.': row(
    'Nobody of the site by that name.',
    '找不到该员工。',
    'No se encuentra a esa persona.',
  ),
  '저장하면 참석자를 올리고 서명을 받습니다.': row(
    'Save it, then add those present and have them sign.',
    '保存后可添加参会人并签名。',
    'Guárdelo; después añada a los asistentes y recoja sus firmas.',
  ),
  '관리감독자와 안전관리자, 그 주에 작업한 업체마다 관리자 한 사람이 서명해야 그 주의 회의로 셉니다.': row(
    'It counts as the review of its week when the supervisor, the safety manager and a manager of each contractor who worked that week have signed.',
    '管理监督者、安全管理员及当周作业的每个承包商的一名管理者签名后，才算该周的会议。',
    'Cuenta como la reunión de su semana cuando han firmado el supervisor, el responsable de seguridad y un responsable de cada contratista que trabajó esa semana.',
  ),
  '이번 주에 작업한 업체의 관리자가 서명하지 않았습니다. ({vendors})': row(
    'Managers of contractors who worked that week have not signed. ({vendors})',
    '当周作业的承包商管理者未签名。({vendors})',
    'No han firmado responsables de contratistas que trabajaron esa semana. ({vendors})',
  ),
  '등록된 참석자가 없습니다.': row('Nobody is added yet.', '尚无参会人。', 'Todavía no hay asistentes.'),
  '참석자 추가': row('Add somebody', '添加参会人', 'Añadir asistente'),
  '회의에 참석했음을 서명으로 확인합니다.': row(
    'The signature confirms that he was at the meeting.',
    '以签名确认已参加会议。',
    'La firma confirma la asistencia a la reunión.',
  ),
  '기록한 회의가 없습니다. 매주 관리감독자·안전관리자·업체 관리자가 모여 점검한 내용을 적습니다.': row(
    'No meeting is recorded. Each week supervisor, safety manager and managers of contractors meet; what they found is written here.',
    '没有会议记录。每周由管理监督者、安全管理员、承包商管理者开会检查，并在此记录。',
    'No hay reuniones registradas. Cada semana se reúnen supervisor, responsable de seguridad y contratistas; aquí se escribe lo que revisaron.',
  ),
  '이 공정의 관리감독자, 안전관리자나 기록한 사람이 처리합니다.': row(
    'This is for the supervisor of this process, the safety manager, or whoever recorded it.',
    '由该工序的管理监督者、安全管理员或记录人处理。',
    'Corresponde al supervisor de este proceso, al responsable de seguridad o a quien lo registró.',
  ),
  '이 공정의 관리감독자, 안전관리자나 기록한 사람이 고칩니다.': row(
    'The supervisor of this process, the safety manager, or whoever recorded it changes it.',
    '由该工序的管理监督者、安全管理员或记录人修改。',
    'Lo modifica el supervisor de este proceso, el responsable de seguridad o quien lo registró.',
  ),
  '기록하는 사람 앞에서 그려 서명합니다.': row(
    'He draws his signature before whoever records the meeting.',
    '在记录人面前手写签名。',
    'Firma a mano ante quien registra la reunión.',
  ),
  '참석자가 서명한 뒤에는 고칠 수 없습니다. 서명한 참석자를 지우고 고친 뒤 다시 서명받으십시오.': row(
    'It cannot be changed once somebody has signed. Remove who has signed, change it, and have it signed again.',
    '参会人签名后不能修改。请删除已签名的参会人，修改后重新签名。',
    'No se puede cambiar después de una firma. Quite a quien firmó, cámbielo y recoja la firma de nuevo.',
  ),
  '사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항': row(
    'Guideline on workplace risk assessment (Notice 2024-76), Art. 15(4)',
    '事业场危险性评价指南（告示第2024-76号）第15条第4款',
    'Directriz de evaluación de riesgos (Aviso 2024-76), art. 15(4)',
  ),
  '서명한 참석자가 없습니다.': row('Nobody has signed.', '没有已签名的参会人。', 'Nadie ha firmado.'),
  '관리감독자의 서명이 없습니다.': row(
    'The supervisor has not signed.',
    '缺少管理监督者的签名。',
    'Falta la firma del supervisor.',
  ),
  '안전관리자의 서명이 없습니다.': row(
    'The safety manager has not signed.',
    '缺少安全管理员的签名。',
    'Falta la firma del responsable de seguridad.',
  ),
}
