/** Education that work asks for, in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const eduNeedTexts: Translations = {
  '교육 필요': row('Education needs', '培训需求', 'Formación necesaria'),
  '교육 필요 접수': row('Taking over education needs', '接收培训需求', 'Recepción de formación necesaria'),
  '특별교육 증빙': row('Evidence of special education', '特别教育证明', 'Justificante de formación especial'),
  '새 교육 필요': row('New education needs', '新的培训需求', 'Nueva formación necesaria'),
  '새 유해물질 취급': row('Works with a new substance', '接触新的有害物质', 'Nueva sustancia nociva'),
  '다른 공정으로 이동': row('Moves to another process', '调到其他工序', 'Cambio de proceso'),
  작업시작일: row('Begins on', '作业开始日', 'Empieza el'),
  필요시간: row('Hours needed', '所需学时', 'Horas necesarias'),
  '최초교육 시간': row('Hours before work', '首次培训学时', 'Horas previas'),
  최초교육일: row('Taught before work on', '首次培训日', 'Formación previa el'),
  이수시간: row('Hours learned', '完成学时', 'Horas cursadas'),
  '최초교육을 포함한 전체 시간입니다.': row(
    'All hours, with those before the work.',
    '包括首次培训的全部学时。',
    'Todas las horas, incluidas las previas.',
  ),
  교육기관·강사: row('Held by', '培训机构·讲师', 'Impartida por'),
  필요: row('Needed', '需要', 'Necesaria'),
  '일부 이수': row('Partly learned', '部分完成', 'En curso'),
  이수: row('Learned', '已完成', 'Cursada'),
  면제: row('Waived', '免除', 'Eximida'),
  '최초교육 확인': row('Confirm first hours', '确认首次培训', 'Confirmar horas previas'),
  '이수 확인': row('Confirm', '确认完成', 'Confirmar'),
  '최초교육을 확인했습니다.': row(
    'The first hours are confirmed.',
    '已确认首次培训。',
    'Quedan confirmadas las horas previas.',
  ),
  '이수를 확인했습니다.': row('It is confirmed as learned.', '已确认完成。', 'Queda confirmada.'),
  '교육을 면제했습니다.': row('The education is waived.', '已免除培训。', 'Queda eximida.'),
  '교육시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)': row(
    'Too few hours. (needed {a}, learned {b})',
    '学时不足。（需要{a}小时，完成{b}小时）',
    'Faltan horas. (necesarias {a}, cursadas {b})',
  ),
  '최초교육은 작업을 시작하기 전에 마쳐야 합니다.': row(
    'The first hours must be over before the work begins.',
    '首次培训必须在作业开始前完成。',
    'Las horas previas deben terminar antes del trabajo.',
  ),
  '이수일은 최초교육일보다 빠를 수 없습니다.': row(
    'It cannot be learned before the first hours.',
    '完成日不能早于首次培训日。',
    'No puede ser anterior a la formación previa.',
  ),
  '특별교육이 필요한 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})': row(
    '{n} people need special education. (the first begins on {due})',
    '有{n}名员工需要特别教育。（最早作业开始日{due}）',
    '{n} personas necesitan formación especial. (la primera empieza el {due})',
  ),
  '교육이 필요한 임직원이 없습니다. 노출 근로자 관리에서 새 작업이 등록되면 여기에 나타납니다.': row(
    'Nobody needs education. New work registered under Exposed workers appears here.',
    '没有需要培训的员工。在接触者管理中登记新作业后会显示在这里。',
    'Nadie necesita formación. Aquí aparece el trabajo nuevo de los trabajadores expuestos.',
  ),
  '필요한 교육': row('What is needed', '所需培训', 'Formación necesaria'),
  '최초 작업 전에 4시간 이상, 나머지는 작업을 시작한 뒤 3개월 안에 마칩니다.': row(
    'Four hours or more before the work, the rest within three months of its beginning.',
    '首次作业前至少4小时，其余在作业开始后3个月内完成。',
    'Cuatro horas o más antes del trabajo; el resto, en los tres meses siguientes.',
  ),
}
