import { row, type Translations } from '#platform/model/i18n.ts'

/** The words of check lists for assessments. */
export const checklistTexts: Translations = {
  '평가 체크리스트': row('Assessment check list', '评估检查表', 'Lista de evaluación'),
  체크리스트명: row('Name of the list', '检查表名称', 'Nombre de la lista'),
  '비우면 모든 작업입니다.': row('Empty: every kind of work.', '留空表示全部作业。', 'Vacío: todos los trabajos.'),
  작성근거: row('Drawn up from', '编制依据', 'Elaborada a partir de'),
  '법령, 기술지침, 사고사례 등을 적습니다.': row(
    'Law, technical guidance, accidents and the like.',
    '填写法令、技术指南、事故案例等。',
    'Ley, guías técnicas, accidentes, etc.',
  ),
  '이전 개정': row('Revision before', '上一版本', 'Revisión anterior'),
  항목: row('Questions', '项目', 'Preguntas'),
  '확인항목 올리기': row('Upload questions', '上传确认项目', 'Subir preguntas'),
  '체크리스트를 확정했습니다.': row('The list is released.', '检查表已确定。', 'Lista aprobada.'),
  '개정본을 작성합니다. 목록에서 작성중인 개정본을 여십시오.': row(
    'A revision was begun. Open it from the list.',
    '已开始修订。请从列表中打开编制中的修订版。',
    'Revisión iniciada. Ábrala desde la lista.',
  ),
  '개정본으로 대체': row('Replaced by its revision', '由修订版替代', 'Sustituida por su revisión'),
  '확인항목을 하나 이상 입력하세요.': row(
    'Enter at least one question.',
    '请至少输入一个确认项目。',
    'Introduzca al menos una pregunta.',
  ),
  '이미 개정 중입니다. 작성 중인 개정본을 확정하세요.': row(
    'A revision is under way. Release it first.',
    '正在修订。请先确定编制中的修订版。',
    'Ya hay una revisión en curso. Apruébela primero.',
  ),
  '확인항목은 {max}건까지입니다.': row(
    'At most {max} questions.',
    '确认项目最多 {max} 项。',
    'Como mucho {max} preguntas.',
  ),
  '등록된 체크리스트가 없습니다. 확인항목을 적어 확정하면 체크리스트 척도로 하는 평가에서 가져옵니다.': row(
    'No lists yet. Once its questions are released, an assessment on a check list scale takes them over.',
    '尚无检查表。填写并确定确认项目后，采用检查表尺度的评估可引用。',
    'Aún no hay listas. Una vez aprobadas sus preguntas, las toma una evaluación con escala de lista.',
  ),
  '지켜지고 있으면 적합이 되도록 묻습니다. 한 번에 한 가지만 묻습니다.': row(
    'Ask so that “in order” means it is kept. One thing at a time.',
    '按“遵守即符合”的方式提问，一次只问一件事。',
    'Pregunte de modo que «conforme» signifique que se cumple. Una cosa cada vez.',
  ),
  '체크리스트 척도로 하는 평가에서만 가져올 수 있습니다.': row(
    'Only an assessment on a check list scale takes them over.',
    '仅采用检查表尺度的评估可以引用。',
    'Solo una evaluación con escala de lista las toma.',
  ),
  '이미 모두 가져왔습니다.': row('All of it was taken already.', '已全部引用。', 'Ya se tomó todo.'),
  '체크리스트에서 빠진 확인항목이 {n}건 있습니다: {first}. 해당이 없으면 해당없음으로 답하세요.': row(
    '{n} questions of the list are left out: {first}. Where one does not apply, answer so.',
    '检查表中遗漏 {n} 个确认项目：{first}。不适用时请回答“不适用”。',
    'Faltan {n} preguntas de la lista: {first}. Si no procede, respóndalo así.',
  ),
  '확인항목을 가져왔습니다.': row('The questions were taken over.', '已引用确认项目。', 'Preguntas tomadas.'),
  '이 공정과 작업에 맞는 확정된 체크리스트가 없습니다.': row(
    'No released list fits this process and work.',
    '没有适合该工序和作业的已确定检查表。',
    'Ninguna lista aprobada corresponde a este proceso y trabajo.',
  ),
  '{name} 가져오기': row('Take {name}', '引用 {name}', 'Tomar {name}'),
  확정: row('Released', '已确定', 'Aprobada'),
  가져옴: row('Taken', '已引用', 'Tomada'),
}
