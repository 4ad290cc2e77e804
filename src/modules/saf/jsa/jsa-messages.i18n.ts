/** Sentences of JSAs: what is refused and why, what has been done, what to do in an empty list. */
import { row, type Translations } from '#platform/model/i18n.ts'

const said: Translations = {
  '이 JSA로 진행 중인 작업': row('the work under this JSA', '使用该 JSA 的作业', 'los trabajos con este JSA'),
  '이 JSA로 진행 중인 작업계획서·작업허가 {n}건이 있습니다.': row(
    '{n} work plans or permits under this JSA are not over.',
    '使用该 JSA 的作业计划或许可证还有 {n} 件未结束。',
    'Hay {n} planes o permisos con este JSA sin terminar.',
  ),
  '업체검토를 요청했습니다.': row('Review requested.', '已请求承包商审查。', 'Revisión solicitada.'),
  '제출했습니다.': row('Submitted.', '已提交。', 'Presentado.'),
  '평가했습니다.': row('Evaluated.', '已评价。', 'Evaluado.'),
  '확정했습니다.': row('Released.', '已确定。', 'Aprobado.'),
  '개정을 시작했습니다.': row('Revision started.', '已开始修订。', 'Revisión iniciada.'),
  '폐기했습니다.': row('Retired.', '已作废。', 'Retirado.'),
  '평가를 시작했습니다.': row('Evaluation started.', '已开始评价。', 'Evaluación iniciada.'),
  '평가를 제출했습니다.': row('Evaluation submitted.', '已提交评价。', 'Evaluación presentada.'),
  '재평가했습니다. JSA가 개정되었습니다.': row(
    'Rated anew. The JSA is revised.',
    '已重新评价，JSA 已修订。',
    'Reevaluado. El JSA queda revisado.',
  ),
  '{n}행을 작성중 JSA로 저장했습니다.': row(
    '{n} rows saved as a draft.',
    '已将{n}行保存为草稿。',
    '{n} filas guardadas como borrador.',
  ),
}

const hints: Translations = {
  '엑셀에서 복사한 범위를 칸에 붙여 넣을 수 있습니다. 대책구분은 제거, 대체, 공학적, 관리적, 보호구로 적습니다.': row(
    'Paste a range copied in Excel into a cell. Kinds of measure: 제거, 대체, 공학적, 관리적, 보호구, or ELIM, SUBST, ENG, ADMIN, PPE.',
    '可将 Excel 中复制的区域粘贴到单元格。对策类别写 제거, 대체, 공학적, 관리적, 보호구 或 ELIM、SUBST、ENG、ADMIN、PPE。',
    'Pegue en una celda un rango copiado de Excel. Clases de medida: 제거, 대체, 공학적, 관리적, 보호구, o ELIM, SUBST, ENG, ADMIN, PPE.',
  ),
  '단계마다 위험요인과 대책을 적고, 대책 전과 후의 위험성을 매깁니다.': row(
    'For each step: hazards, measures, and the risk before and after them.',
    '逐步填写危险因素与对策，并评定对策前后的风险。',
    'Para cada paso: peligros, medidas y riesgo antes y después.',
  ),
  '작업책임자, 작업자, 운전부서가 함께 분석하고 서명합니다.': row(
    'Work leader, workers and operations analyse together and sign.',
    '作业负责人、作业人员与运行部门共同分析并签名。',
    'Responsable, trabajadores y operaciones analizan juntos y firman.',
  ),
  통역자: row('Interpreter', '翻译人员', 'Intérprete'),
  '지금 내용': row('Present contents', '当前内容', 'Contenido actual'),
  '서명한 대로': row('As signed', '与签名时相同', 'Como se firmó'),
  '서명 목록': row('Signatures', '签名列表', 'Firmas'),
  'JSA 서명 목록': row('JSA signatures', 'JSA 签名', 'Firmas del JSA'),
  '본인 페이지의 인증번호, 안전카드, 입회자 앞에서 그린 서명으로 확인합니다.': row(
    'Known by a code on his own page, by his safety card, or by drawing before a witness.',
    '以本人页面的验证码、安全卡或在见证人面前手写签名确认。',
    'Se confirma con un código en su página, su tarjeta de seguridad o una firma ante un testigo.',
  ),
  '여러 개는 쉼표로 나눕니다: 제거, 대체, 공학적, 관리적, 보호구': row(
    'Several separated by commas: Elimination, Substitution, Engineering, Administrative, PPE',
    '多个用逗号分隔：消除、替代、工程、管理措施、防护用品',
    'Varias separadas por comas: Eliminación, Sustitución, Ingeniería, Administrativa, EPI',
  ),
  '등록된 JSA가 없습니다. 등록하거나 엑셀, 표준 JSA에서 가져오십시오.': row(
    'There is no JSA yet. Write one, or begin from Excel or the library.',
    '尚无 JSA。请新建，或从 Excel、标准 JSA 引用。',
    'Aún no hay JSA. Cree uno, o parta de Excel o de la referencia.',
  ),
  '확정된 표준 JSA가 아직 없습니다. 등록할 때 구분을 표준으로 고르십시오.': row(
    'The library is empty. Write a JSA and choose the kind Library.',
    '尚无标准 JSA。登记时请将类别选为标准。',
    'La referencia está vacía. Cree un JSA de clase Referencia.',
  ),
  '정기평가 대상이 없습니다. 차기평가일 30일 전에 대상이 됩니다.': row(
    'Nothing is due. A JSA comes here 30 days before its next evaluation.',
    '没有定期评价对象。下次评价日前30天列入。',
    'Nada pendiente. Un JSA entra 30 días antes de su próxima evaluación.',
  ),
  '개선계획이 없습니다. JSA가 확정되면 개선대상 행이 여기에 올라옵니다.': row(
    'There is no plan. Rows to be improved come here when a JSA is released.',
    '没有改进计划。JSA 确定后，需改进的行会列在这里。',
    'No hay planes. Las filas a mejorar llegan aquí al aprobar un JSA.',
  ),
  '평가 중인 JSA가 없습니다.': row('No JSA is under way.', '没有评价中的 JSA。', 'No hay JSA en curso.'),
  '업체나 부서를 선택하세요.': row(
    'Choose a contractor or department.',
    '请选择承包商或部门。',
    'Elija un contratista o departamento.',
  ),
  '이 단계에 있는 JSA가 없습니다.': row('No JSA is in this stage.', '此阶段没有 JSA。', 'Ningún JSA en esta fase.'),
}

const refusals: Translations = {
  '이 참여자의 안전카드가 아닙니다.': row(
    'This is not the safety card of this participant.',
    '这不是该参与者的安全卡。',
    'No es la tarjeta de seguridad de este participante.',
  ),
  '{label}은(는) 필수입니다.': row('{label} is required.', '{label}为必填项。', '{label} es obligatorio.'),
  '현재 위험성이 {risk}입니다. 추가대책을 입력하십시오.': row(
    'The risk is {risk}. Enter additional measures.',
    '现有风险为{risk}，请填写追加对策。',
    'El riesgo es {risk}. Indique medidas adicionales.',
  ),
  '단계번호는 1부터 빠짐없이 커져야 합니다.': row(
    'Step numbers rise from 1 without gaps.',
    '步骤编号应从1起连续递增。',
    'Los pasos se numeran desde 1 sin huecos.',
  ),
  '잔여위험이 {x}로 확정할 수 없습니다.': row(
    'The residual risk is {x}: it cannot be released.',
    '残余风险为{x}，不能确定。',
    'El riesgo residual es {x}: no puede aprobarse.',
  ),
  '{n}행의 법정조치가 이행되지 않아 확정할 수 없습니다.': row(
    'Row {n}: the legal measure is not in place.',
    '第{n}行的法定措施未落实，不能确定。',
    'Fila {n}: falta la medida legal; no puede aprobarse.',
  ),
  '평가자는 행을 삭제할 수 없습니다.': row(
    'An evaluator cannot remove rows.',
    '评价人不能删除行。',
    'El evaluador no puede eliminar filas.',
  ),
  '평가자는 등급을 낮출 수 없습니다.': row(
    'An evaluator cannot lower ratings.',
    '评价人不能降低等级。',
    'El evaluador no puede bajar valores.',
  ),
  '평가자는 작성자의 내용을 바꿀 수 없습니다. 검토의견에 적으십시오.': row(
    'An evaluator cannot change what the author wrote. Use the note.',
    '评价人不能更改编制人的内容，请写审查意见。',
    'El evaluador no cambia lo escrito por el autor. Use la nota.',
  ),
  '작업단계는 {n}단계 이상이어야 합니다.': row(
    'There must be at least {n} steps.',
    '作业步骤至少{n}步。',
    'Debe haber al menos {n} pasos.',
  ),
  '필수 위험요인이 누락되었습니다. ({types})': row(
    'Mandatory hazards are missing. ({types})',
    '缺少必需的危险因素。（{types}）',
    'Faltan peligros obligatorios. ({types})',
  ),
  '가져온 {n}개 행을 현장에서 확인하고 표시하십시오.': row(
    'Check the {n} copied rows on site and tick them.',
    '请现场确认引用的{n}行并勾选。',
    'Compruebe en el lugar las {n} filas copiadas y márquelas.',
  ),
  '작업책임자, 작업자, 운전부서가 지금 내용에 서명해야 합니다. (남은 서명: {names})': row(
    'Work leader, worker and operations must sign what stands here now. (Missing: {names})',
    '作业负责人、作业人员、运行部门须对现有内容签名。（未签：{names}）',
    'Responsable, trabajador y operaciones deben firmar el contenido actual. (Faltan: {names})',
  ),
  '같은 작업분류에 같은 작업명의 JSA가 있습니다. ({docNo})': row(
    'There is a JSA of this name and kind of work. ({docNo})',
    '同一作业分类已有同名 JSA。（{docNo}）',
    'Ya hay un JSA con ese nombre y clase. ({docNo})',
  ),
  '표준 JSA는 안전관리자만 작성할 수 있습니다.': row(
    'Only the safety manager writes the library.',
    '标准 JSA 仅由安全管理员编制。',
    'Solo el responsable de seguridad escribe la referencia.',
  ),
  '원본 JSA를 찾을 수 없습니다.': row(
    'The JSA of origin cannot be found.',
    '找不到来源 JSA。',
    'No se encuentra el JSA de origen.',
  ),
  '정기평가에서는 행을 지우지 않고 삭제로 표시하십시오.': row(
    'Do not delete rows; mark them as to be removed.',
    '定期评价时不要删行，请标记为删除。',
    'No borre filas; márquelas para eliminar.',
  ),
  '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.': row(
    'You did the step before. Somebody else has to do this one.',
    '本人处理的步骤不能由本人继续处理，请由其他负责人处理。',
    'Usted hizo el paso anterior. Debe hacerlo otra persona.',
  ),
  '이미 진행 중인 개정이 있습니다.': row(
    'A revision is under way already.',
    '已有进行中的修订。',
    'Ya hay una revisión en curso.',
  ),
  '끝나지 않은 개선계획 {n}건이 있습니다.': row(
    '{n} improvement plans are still open.',
    '还有{n}项改进计划未完成。',
    'Hay {n} planes de mejora abiertos.',
  ),
  '이미 참여자로 등록되어 있습니다.': row(
    'This person takes part already.',
    '已登记为参与者。',
    'Ya figura como participante.',
  ),
  '{n}개 행에 유지·변경·삭제와 그 의견을 적으십시오.': row(
    'Say keep, change or remove for {n} rows, with a note.',
    '请对{n}行填写保持、变更或删除及意见。',
    'Indique mantener, cambiar o eliminar en {n} filas, con nota.',
  ),
  '내용을 고친 {n}개 행을 변경으로 표시하십시오.': row(
    'Mark the {n} rows that you changed as changed.',
    '请将修改的{n}行标记为变更。',
    'Marque como cambiadas las {n} filas modificadas.',
  ),
  '작업자가 정기평가 내용에 서명해야 합니다.': row(
    'A worker must sign the evaluation.',
    '作业人员须对定期评价内容签名。',
    'Un trabajador debe firmar la evaluación.',
  ),
  '잔여위험이 {x}입니다. 안전환경팀장이 확정해야 합니다.': row(
    'The residual risk is {x}. The SHE team head has to release it.',
    '残余风险为{x}，须由安全环境组长确定。',
    'El riesgo residual es {x}. Debe aprobarlo el jefe de SHE.',
  ),
  'JSA를 찾을 수 없습니다.': row('The JSA cannot be found.', '找不到 JSA。', 'No se encuentra el JSA.'),
  '확정된 JSA만 연결할 수 있습니다.': row(
    'Only a released JSA can be linked.',
    '只能关联已确定的 JSA。',
    'Solo puede vincularse un JSA aprobado.',
  ),
  '정기평가 기한이 지난 JSA는 연결할 수 없습니다. (기한 {ymd})': row(
    'A JSA whose evaluation is overdue cannot be linked. (Due {ymd})',
    '定期评价逾期的 JSA 不能关联。（期限 {ymd}）',
    'No puede vincularse un JSA con evaluación vencida. (Plazo {ymd})',
  ),
  'JSA가 다루지 않는 허가유형이 있습니다. ({types})': row(
    'The JSA does not cover these kinds of permit. ({types})',
    'JSA 未涵盖的许可类型：{types}',
    'El JSA no cubre estos permisos. ({types})',
  ),
  '개선 후 값은 현재 값보다 클 수 없습니다.': row(
    'After cannot be above before.',
    '改进后的值不能大于现值。',
    'Después no puede superar a antes.',
  ),
  '보호구만으로는 빈도를 낮출 수 없습니다.': row(
    'Protective equipment alone lowers no frequency.',
    '仅靠防护用品不能降低频率。',
    'El EPI por sí solo no baja la frecuencia.',
  ),
  '선택한 대책으로는 빈도를 {n}단계까지 낮출 수 있습니다.': row(
    'These measures lower the frequency by {n} steps at most.',
    '所选对策最多可将频率降低{n}级。',
    'Estas medidas bajan la frecuencia {n} niveles como máximo.',
  ),
  '선택한 대책으로는 강도를 {n}단계까지 낮출 수 있습니다.': row(
    'These measures lower the severity by {n} steps at most.',
    '所选对策最多可将强度降低{n}级。',
    'Estas medidas bajan la gravedad {n} niveles como máximo.',
  ),
  '빈도는 1~{max} 사이 정수여야 합니다.': row(
    'Frequency is a whole number from 1 to {max}.',
    '频率须为1~{max}的整数。',
    'La frecuencia es un entero de 1 a {max}.',
  ),
  '강도는 1~{max} 사이 정수여야 합니다.': row(
    'Severity is a whole number from 1 to {max}.',
    '强度须为1~{max}的整数。',
    'La gravedad es un entero de 1 a {max}.',
  ),
  '후빈도는 1~{max} 사이 정수여야 합니다.': row(
    'Frequency after is a whole number from 1 to {max}.',
    '改进后频率须为1~{max}的整数。',
    'La frecuencia después es un entero de 1 a {max}.',
  ),
  '후강도는 1~{max} 사이 정수여야 합니다.': row(
    'Severity after is a whole number from 1 to {max}.',
    '改进后强度须为1~{max}的整数。',
    'La gravedad después es un entero de 1 a {max}.',
  ),
}

const sheets: Translations = {
  '엑셀 파일(.xlsx)이 아니거나 손상되었습니다.': row(
    'This is no Excel file (.xlsx), or it is damaged.',
    '不是 Excel 文件（.xlsx）或已损坏。',
    'No es un archivo de Excel (.xlsx) o está dañado.',
  ),
  '암호가 걸린 엑셀 파일은 올릴 수 없습니다.': row(
    'An Excel file with a password cannot be uploaded.',
    '不能上传加密的 Excel 文件。',
    'No se puede cargar un Excel con contraseña.',
  ),
  '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.': row(
    'The file is too large. Check the size limit.',
    '超过可上传容量，请确认限制容量。',
    'El archivo es demasiado grande. Compruebe el límite.',
  ),
  '한 번에 올릴 수 있는 행은 {max}개까지입니다.': row(
    'At most {max} rows at a time.',
    '一次最多上传{max}行。',
    'Como máximo {max} filas a la vez.',
  ),
  '엑셀 파일에 시트가 없습니다.': row(
    'The file has no sheet.',
    'Excel 文件中没有工作表。',
    'El archivo no tiene hojas.',
  ),
  '파일을 등록해 주세요.': row('Add a file.', '请添加文件。', 'Añada un archivo.'),
  '엑셀 파일에 입력된 행이 없습니다.': row(
    'The sheet has no rows.',
    'Excel 文件中没有数据行。',
    'La hoja no tiene filas.',
  ),
  '오류 {n}건을 수정한 후 다시 올려주세요.': row(
    'Correct {n} faults and upload again.',
    '请修改{n}处错误后重新上传。',
    'Corrija {n} errores y cargue de nuevo.',
  ),
  "시트에 필수 열 '{nm}'이 없습니다.": row(
    "The sheet lacks the column '{nm}'.",
    "工作表缺少必需列'{nm}'。",
    "Falta la columna '{nm}'.",
  ),
  '{max}자까지 입력할 수 있습니다.': row(
    'At most {max} characters.',
    '最多{max}个字符。',
    'Como máximo {max} caracteres.',
  ),
  "'{text}'은(는) 없는 재해형태입니다.": row(
    "There is no kind of harm '{text}'.",
    "没有灾害类型'{text}'。",
    "No existe la forma de daño '{text}'.",
  ),
  "'{text}'은(는) 없는 대책구분입니다.": row(
    "There is no kind of measure '{text}'.",
    "没有对策类别'{text}'。",
    "No existe la clase de medida '{text}'.",
  ),
  '날짜는 YYYY-MM-DD로 입력하십시오.': row(
    'Enter the date as YYYY-MM-DD.',
    '日期请按 YYYY-MM-DD 填写。',
    'Escriba la fecha como AAAA-MM-DD.',
  ),
  '기한은 오늘보다 빠를 수 없습니다.': row(
    'The due day cannot be in the past.',
    '期限不能早于今天。',
    'El plazo no puede ser anterior a hoy.',
  ),
  '{r}행은 {n}행과 단계와 유해위험요인이 같습니다.': row(
    'Row {r} has the step and hazard of row {n}.',
    '第{r}行与第{n}行的步骤和危险因素相同。',
    'La fila {r} repite paso y peligro de la fila {n}.',
  ),
  '{r}행 {c}열: {what}': row('Row {r}, column {c}: {what}', '第{r}行{c}列：{what}', 'Fila {r}, columna {c}: {what}'),
}

const triggers: Translations = {
  'JSA 수시평가 대상': row('JSA evaluations for a reason', 'JSA 临时评价对象', 'Evaluaciones de JSA por un motivo'),
  '같은 작업분류의 JSA를 14일 안에 다시 평가합니다.': row(
    'JSAs for the same kind of work are evaluated again within 14 days.',
    '同一作业分类的 JSA 须在14天内重新评价。',
    'Los JSA del mismo tipo de trabajo se evalúan de nuevo en 14 días.',
  ),
}

export const jsaMessages: Translations = { ...said, ...hints, ...refusals, ...sheets, ...triggers }
