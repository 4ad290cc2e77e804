/** Texts of toolbox meetings in the other languages, keyed by the Korean. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const tbmTexts: Translations = {
  '작업자 모두 음주하지 않았음을 확인하고 TBM을 시작합니다.': row(
    'I have checked that nobody of the crew has been drinking, and begin the toolbox meeting.',
    '我已确认作业人员均未饮酒，并开始 TBM。',
    'He comprobado que nadie ha bebido e inicio la charla (TBM).',
  ),
  '답하지 않은 문항이 있습니다.': row(
    'There are questions without an answer.',
    '还有未回答的问题。',
    'Hay preguntas sin responder.',
  ),
  '허가서 QR': row('Permit QR', '许可证二维码', 'QR del permiso'),
  대책: row('Measures', '对策', 'Medidas'),
  합류: row('Joined later', '中途加入', 'Incorporado'),
  'TBM 일지': row('Toolbox meetings', 'TBM 记录', 'Charlas previas (TBM)'),
  진행자: row('Leader', '主持人', 'Responsable'),
  '진행자(사내)': row('Leader (own)', '主持人（内部）', 'Responsable (propio)'),
  음주확인: row('Sobriety checked', '饮酒确认', 'Alcohol comprobado'),
  '작업자 모두 음주하지 않았음을 확인했습니다.': row(
    'I have checked that nobody of the crew has been drinking.',
    '已确认作业人员均未饮酒。',
    'Se comprobó que nadie ha bebido.',
  ),
  건강확인: row('Health', '健康确认', 'Salud'),
  '개인별로 적지 않습니다.': row('Nothing about single persons.', '请勿按个人填写。', 'Nada sobre personas concretas.'),
  '통역 언어': row('Interpreted into', '翻译语言', 'Idioma interpretado'),
  서명인원: row('Signed', '签名人数', 'Firmantes'),
  '서명 중': row('Being signed', '签名中', 'Firmando'),
  'TBM 완료': row('End toolbox meeting', '完成 TBM', 'Terminar charla (TBM)'),
  'TBM을 마쳤습니다.': row('The toolbox meeting has ended.', 'TBM 已完成。', 'Charla (TBM) terminada.'),
  '서명 {n}/{of}명': row('{n} of {of} signed', '已签名 {n}/{of} 人', '{n} de {of} han firmado'),
  'TBM을 시작하면 작업자가 서명할 수 있습니다.': row(
    'The crew can sign once the toolbox meeting has begun.',
    '开始 TBM 后作业人员即可签名。',
    'El equipo puede firmar cuando empiece la charla.',
  ),
  'TBM 다시 진행': row('Hold it again', '重新进行 TBM', 'Repetir la charla'),
  '지난 TBM': row('Past toolbox meetings', '过去的 TBM', 'Charlas anteriores'),
  '{name} 님이 서명했습니다.': row('{name} has signed.', '{name} 已签名。', '{name} ha firmado.'),
  '작업자가 자기 휴대폰으로 허가서 QR을 열어 서명하거나, 안전카드를 여기에 댑니다.': row(
    'Each worker signs with his own phone by the permit’s QR, or holds his card here.',
    '作业人员用自己的手机扫描许可证二维码签名，或在此出示安全卡。',
    'Cada trabajador firma con su teléfono por el QR del permiso, o presenta aquí su tarjeta.',
  ),
  '안전카드 QR': row('Safety card QR', '安全卡二维码', 'QR de la tarjeta de seguridad'),
  'TBM을 시작했습니다. 작업자가 서명할 수 있습니다.': row(
    'The toolbox meeting has begun. The crew can sign.',
    'TBM 已开始，作业人员可以签名。',
    'Charla iniciada. El equipo puede firmar.',
  ),
  '전자서명 {at}': row('Signed electronically {at}', '电子签名 {at}', 'Firma electrónica {at}'),
  '사업장 위험성평가에 관한 지침에 따른 상시평가의 매 작업일 TBM 기록입니다.': row(
    'Record of the daily toolbox meeting for the continuous risk assessment.',
    '根据风险评估指南的日常评估每日 TBM 记录。',
    'Registro diario de la charla para la evaluación continua de riesgos.',
  ),
  '허가서를 선택하십시오.': row('Choose a permit.', '请选择许可证。', 'Elija un permiso.'),
  '작업책임자만 TBM을 시작할 수 있습니다.': row(
    'Only the work leader can begin the toolbox meeting.',
    '只有作业负责人可以开始 TBM。',
    'Solo el responsable puede iniciar la charla.',
  ),
  '승인된 작업허가만 TBM을 시작할 수 있습니다.': row(
    'Only an approved permit can have its toolbox meeting.',
    '只有已批准的作业许可才能开始 TBM。',
    'Solo un permiso aprobado puede tener su charla.',
  ),
  '작업자의 음주 여부를 확인한 뒤 TBM을 시작하십시오.': row(
    'Check that nobody has been drinking before you begin.',
    '请先确认作业人员是否饮酒再开始 TBM。',
    'Compruebe que nadie ha bebido antes de empezar.',
  ),
  'TBM 후 {n}시간이 지났습니다. TBM을 다시 진행하십시오.': row(
    'The toolbox meeting was more than {n} hours ago. Hold it again.',
    'TBM 已过 {n} 小时，请重新进行。',
    'La charla fue hace más de {n} horas. Repítala.',
  ),
  'TBM을 시작할 작업허가가 없습니다. 승인된 허가의 작업책임자가 시작합니다.': row(
    'No permit waits for its toolbox meeting. The leader of an approved work begins it.',
    '没有可开始 TBM 的作业许可。由已批准作业的负责人开始。',
    'Ningún permiso espera su charla. La inicia el responsable de un trabajo aprobado.',
  ),
  'TBM을 기다리는 작업': row(
    'Works waiting for their toolbox meeting',
    '等待 TBM 的作业',
    'Trabajos que esperan su charla',
  ),
  'TBM이 없습니다. 작업책임자가 작업 전에 TBM을 시작합니다.': row(
    'No toolbox meeting yet. The work leader begins it before the work.',
    '暂无 TBM。由作业负责人在作业前开始。',
    'Aún no hay charlas. El responsable la inicia antes del trabajo.',
  ),
  '{n}/{of}명': row('{n} of {of}', '{n}/{of} 人', '{n} de {of}'),
  '아직 서명한 사람이 없습니다.': row('Nobody has signed yet.', '还没有人签名。', 'Aún no ha firmado nadie.'),
  '현재 상태에서는 처리할 수 없습니다.': row(
    'Not possible in the present state.',
    '当前状态下无法处理。',
    'No es posible en el estado actual.',
  ),
}
