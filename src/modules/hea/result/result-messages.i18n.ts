/** What is refused and told about results, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const resultMessageTexts: Translations = {
  '공정 개선': row('Improvements of the process', '工艺改善', 'Mejoras del proceso'),
  '등록된 개선이 없습니다. 본인에게 공개하면 등록됩니다.': row(
    'No improvement is registered. They are once the result is released to the person.',
    '没有已登记的改善。向本人公开后将登记。',
    'No hay mejoras registradas. Se registran al comunicar el resultado a la persona.',
  ),
  '검진 소견 개선 끝남': row(
    'Improvements after findings done',
    '体检意见改善完成',
    'Mejoras por hallazgos terminadas',
  ),
  '검진 소견 개선 취소': row(
    'Improvement after findings cancelled',
    '体检意见改善取消',
    'Mejora por hallazgos cancelada',
  ),
  '검진 소견에 따른 개선이 모두 끝났습니다: {title}': row(
    'All improvements after findings have ended: {title}',
    '体检意见所需改善已全部完成：{title}',
    'Han terminado todas las mejoras por hallazgos: {title}',
  ),
  '검진 소견에 따른 개선이 취소되었습니다: {title}': row(
    'An improvement after findings was cancelled: {title}',
    '体检意见所需改善已取消：{title}',
    'Se ha cancelado una mejora por hallazgos: {title}',
  ),
  '이 검진구분에 사용할 수 없는 판정입니다: {grade}': row(
    'This class of checkup has no such grade: {grade}',
    '该体检类别不能使用此判定：{grade}',
    'Esta clase de reconocimiento no admite el dictamen {grade}',
  ),
  "업무적합성 '다'는 재평가일을 입력해야 합니다.": row(
    'Fitness 다 needs a review date.',
    '工作适合性“다”须填写复评日期。',
    'La aptitud 다 necesita una fecha de revisión.',
  ),
  "업무적합성 '나'는 근무 조건을 입력해야 합니다.": row(
    'Fitness 나 needs its condition.',
    '工作适合性“나”须填写工作条件。',
    'La aptitud 나 necesita su condición.',
  ),
  "업무적합성은 '가', '나', '다', '라' 중 하나입니다.": row(
    'Fitness is one of 가, 나, 다, 라.',
    '工作适合性须为가、나、다、라之一。',
    'La aptitud es 가, 나, 다 o 라.',
  ),
  '판정이 없는 유해인자가 있습니다: {factors}': row(
    'Factors without a grade: {factors}',
    '有未判定的有害因素：{factors}',
    'Agentes sin dictamen: {factors}',
  ),
  '작업 조치가 아닌 사후관리는 보건관리자, 간호사, 산업보건의만 맡을 수 있습니다.': row(
    'Only the health team takes follow-ups that are no measures at work.',
    '非工作措施的后续管理只能由保健管理者、护士、职业医师负责。',
    'Solo el equipo de salud lleva seguimientos que no son medidas de trabajo.',
  ),
  '고용노동관서에 보고하는 사후관리가 아닙니다.': row(
    'This follow-up is not reported to the labour office.',
    '此项后续管理无需向劳动机关报告。',
    'Este seguimiento no se notifica a la autoridad laboral.',
  ),
  '사후관리 조치결과를 보고한 뒤에 완료할 수 있습니다. (보고기한 {due})': row(
    'Report the measures first. (due {due})',
    '须先报告措施结果。（期限 {due}）',
    'Notifique primero las medidas. (plazo {due})',
  ),
  '산업안전보건법 제132조제5항': row(
    'Occupational Safety and Health Act, art. 132(5)',
    '产业安全保健法第132条第5款',
    'Ley de seguridad y salud laboral, art. 132.5',
  ),
  '부서장이 작업 조치를 확인해야 완료할 수 있습니다.': row(
    'The department confirms the measure first.',
    '须由部门负责人先确认工作措施。',
    'El departamento confirma antes la medida.',
  ),
  '작업 조치를 확인해 주십시오. (기한 {due})': row(
    'Please confirm a measure at work. (due {due})',
    '请确认工作措施。（期限 {due}）',
    'Confirme una medida de trabajo. (plazo {due})',
  ),
  '{label}에 수식이나 오류가 있습니다. 값으로 붙여 넣으십시오.': row(
    '{label} holds a formula or an error. Paste the value.',
    '{label}含有公式或错误，请粘贴为数值。',
    '{label} contiene una fórmula o un error. Pegue el valor.',
  ),
  '{label}을(를) 입력하십시오.': row('Enter {label}.', '请输入{label}。', 'Indique {label}.'),
  '{label}을(를) 목록에서 고르십시오.': row(
    'Choose {label} from the list.',
    '请从列表中选择{label}。',
    'Elija {label} de la lista.',
  ),
  '{label}은(는) 날짜(예: 2026-11-21)로 입력하십시오.': row(
    '{label} is a date (2026-11-21).',
    '{label}请按日期填写（例：2026-11-21）。',
    '{label} es una fecha (2026-11-21).',
  ),
  '{row}행: 대상자가 아닌 사번입니다.': row(
    'Row {row}: this employee number is no target.',
    '第{row}行：该工号不是体检对象。',
    'Fila {row}: este número no es de la lista.',
  ),
  '제외되었거나 다른 기관에서 검진한 대상자입니다.': row(
    'Excluded, or examined elsewhere.',
    '已排除或已在其他机构体检。',
    'Excluido o reconocido en otro centro.',
  ),
  '이 계획의 결과가 이미 등록된 대상자입니다.': row(
    'This plan has his result already.',
    '该计划的结果已登记。',
    'El plan ya tiene su resultado.',
  ),
  '사번의 성명은 {name}입니다. 사번과 성명을 확인하십시오.': row(
    'This number belongs to {name}. Check number and name.',
    '该工号的姓名为{name}，请核对。',
    'Este número es de {name}. Compruebe número y nombre.',
  ),
  '검진일은 결과표 수령일보다 늦을 수 없습니다.': row(
    'The examination is not after the day the sheet came.',
    '体检日不能晚于结果表收到日。',
    'El reconocimiento no puede ser posterior a la recepción.',
  ),
  '2차 검진일은 1차 검진일보다 빠를 수 없습니다.': row(
    'The second examination is not before the first.',
    '二次体检日不能早于首次体检日。',
    'El segundo reconocimiento no puede ser anterior al primero.',
  ),
  '{label}이(가) 같은 사람의 {row}행과 다릅니다.': row(
    '{label} differs from row {row} of the same person.',
    '{label}与同一人的第{row}行不同。',
    '{label} difiere de la fila {row} de la misma persona.',
  ),
  '사후관리 코드는 0~9입니다: {codes}': row(
    'Codes of follow-up are 0 to 9: {codes}',
    '后续管理代码为0~9：{codes}',
    'Los códigos de seguimiento son 0 a 9: {codes}',
  ),
  '주기단축은 Y 또는 N입니다.': row('Shorter cycle is Y or N.', '缩短周期须为Y或N。', 'Ciclo reducido es Y o N.'),
  '{row}행에 같은 사람의 같은 판정이 있습니다.': row(
    'Row {row} judges the same already.',
    '第{row}行已有同一人的同一判定。',
    'La fila {row} ya lo dictamina.',
  ),
  '등록되지 않은 유해인자입니다: {factor}': row(
    'Unknown factor: {factor}',
    '未登记的有害因素：{factor}',
    'Agente desconocido: {factor}',
  ),
  '이 대상자의 검진 유해인자가 아닙니다: {factor}': row(
    'Not a factor of this person: {factor}',
    '不是该对象的体检有害因素：{factor}',
    'No es un agente de esta persona: {factor}',
  ),
  '입력 범위를 벗어났습니다({min}~{max} {unit}).': row(
    'Outside {min} to {max} {unit}.',
    '超出输入范围（{min}~{max} {unit}）。',
    'Fuera de {min} a {max} {unit}.',
  ),
  '예약을 시작한 검진계획에만 결과를 등록할 수 있습니다.': row(
    'Results belong to a plan whose reservations have begun.',
    '只能向已开始预约的计划登记结果。',
    'Los resultados son de un plan con reservas abiertas.',
  ),
  '결과표 수령일은 오늘보다 늦을 수 없습니다.': row(
    'The sheet cannot have come after today.',
    '结果表收到日不能晚于今天。',
    'La recepción no puede ser posterior a hoy.',
  ),
  '양식에 있어야 할 열이 없습니다: {columns}': row(
    'Columns are missing: {columns}',
    '缺少列：{columns}',
    'Faltan columnas: {columns}',
  ),
  '엑셀 파일에 잘못된 칸이 있습니다. 아무것도 저장하지 않았습니다.': row(
    'The file has wrong cells. Nothing was saved.',
    '文件中有错误单元格，未保存任何内容。',
    'El archivo tiene celdas erróneas. No se guardó nada.',
  ),
  '사후관리 보고기한 알림': row('Deadlines of reports', '报告期限提醒', 'Avisos de plazos de informe'),
  '사후관리 조치결과 보고기한이 다가옵니다({due}): {no}': row(
    'A report on measures is due soon ({due}): {no}',
    '措施结果报告期限将至（{due}）：{no}',
    'Vence pronto un informe de medidas ({due}): {no}',
  ),
  '사후관리 조치결과 보고기한이 지났습니다({due}): {no}': row(
    'A report on measures is overdue ({due}): {no}',
    '措施结果报告已逾期（{due}）：{no}',
    'Informe de medidas vencido ({due}): {no}',
  ),
  '건강진단 결과 지연 알림': row('Results that are late', '体检结果延迟提醒', 'Resultados atrasados'),
  '검진결과가 기한 안에 오지 않았습니다. 기관에 독촉하십시오: {title} ({ymd} 검진, {n}명)': row(
    'Results did not come in time. Urge the organisation: {title} (examined {ymd}, {n} people)',
    '体检结果未按期送达，请催促机构：{title}（{ymd}体检，{n}人）',
    'Los resultados no llegaron a tiempo. Reclame: {title} (reconocidos {ymd}, {n} personas)',
  ),
  '제2차건강진단 알림': row('Second examinations', '二次体检提醒', 'Segundos reconocimientos'),
  '통보한 검진을 아직 받지 않았습니다({due}): {no}': row(
    'An examination asked for is still to come ({due}): {no}',
    '通知的体检尚未进行（{due}）：{no}',
    'Falta un reconocimiento solicitado ({due}): {no}',
  ),
  '판정불가(U)로 바꿀지 검토하십시오: {no}': row(
    'Consider grade U: {no}',
    '请审查是否改为无法判定(U)：{no}',
    'Considere el dictamen U: {no}',
  ),
  '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.': row(
    'The result of your checkup is here. See My checkups.',
    '体检结果已到，请在“我的体检”中查看。',
    'Ha llegado el resultado de su reconocimiento. Véalo en Mis reconocimientos.',
  ),
  '받지 않은 검진이 있습니다. 의무실에 문의하십시오.': row(
    'An examination is still to come. Please ask the infirmary.',
    '有尚未进行的体检，请咨询医务室。',
    'Tiene un reconocimiento pendiente. Consulte en la enfermería.',
  ),
  '추가 작업환경측정이 필요한지 검토하십시오: {process} {factor}': row(
    'Consider a further measurement: {process} {factor}',
    '请审查是否需要追加作业环境测定：{process} {factor}',
    'Considere una medición adicional: {process} {factor}',
  ),
  '직업병 유소견이 있습니다. 산업재해 발생보고 대상인지 확인하십시오: {docNo}': row(
    'An occupational disease was found. Check whether it has to be reported: {docNo}',
    '发现职业病征象，请确认是否须上报工伤：{docNo}',
    'Hay indicios de enfermedad profesional. Compruebe si debe comunicarse: {docNo}',
  ),
  '검진결과 늦음': row('Results are late', '体检结果延迟', 'Resultados con retraso'),
  '검진결과 도착': row('A result has come', '体检结果已到', 'Ha llegado un resultado'),
  '받지 않은 검진': row('An examination not taken', '未接受的体检', 'Reconocimiento pendiente'),
  '2차 검진 미수검': row('Second examination not taken', '未接受二次体检', 'Segundo reconocimiento pendiente'),
  '2차 검진 기한 지남': row('Second examination overdue', '二次体检已逾期', 'Segundo reconocimiento vencido'),
  '직업병 유소견': row('An occupational disease is found', '发现职业病', 'Enfermedad profesional detectada'),
  '사후관리 보고기한 다가옴': row(
    'Report of follow-ups due soon',
    '后续管理报告期限临近',
    'Informe de seguimiento próximo',
  ),
  '사후관리 보고기한 지남': row('Report of follow-ups overdue', '后续管理报告已逾期', 'Informe de seguimiento vencido'),
  '작업 조치 확인': row('Confirm a measure at work', '确认作业措施', 'Confirmar una medida en el trabajo'),
  톨루엔: row('Toluene', '甲苯', 'Tolueno'),
  '추가 측정 검토': row('Consider another measurement', '考虑追加测定', 'Valorar otra medición'),
}
