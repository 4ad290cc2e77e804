import { row, type Translations } from '#platform/model/i18n.ts'

export const occasionalTexts: Translations = {
  수시평가: row('Occasional assessment', '不定期评估', 'Evaluación ocasional'),
  '수시평가 열기': row('Open an occasional assessment', '发起不定期评估', 'Abrir una evaluación ocasional'),
  '같은 위험이 다시 있을 수 있으면 그 작업의 위험성을 다시 평가합니다.': row(
    'Where the same hazard may come again, the risk of that work is assessed anew.',
    '若同样的危险可能再次出现，则重新评估该作业的风险。',
    'Si el mismo peligro puede repetirse, se vuelve a evaluar el riesgo de ese trabajo.',
  ),
  '평가를 완료할 때까지 그 작업은 시작할 수 없고, 하고 있는 작업은 멈춥니다.': row(
    'Until it is completed such work cannot start, and work that is going on stops.',
    '评估完成之前，该作业不能开始，正在进行的作业会停止。',
    'Hasta que se complete, ese trabajo no puede empezar y el que está en curso se detiene.',
  ),
  '제목, 장소와 번호가 근거로, 상황이 첫 위험요인으로 옮겨집니다.': row(
    'Title, place and number go along as its reason, what happened as the first hazard.',
    '标题、地点和编号作为依据，情况作为第一个危险因素一并转入。',
    'El título, el lugar y el número pasan como motivo, y lo ocurrido como primer peligro.',
  ),
  '날짜, 장소와 번호만 옮겨집니다. 누구인지와 증상·처치는 의무실에만 남습니다.': row(
    'Only day, place and number go along. Who it was, symptoms and treatment stay in the infirmary.',
    '只转入日期、地点和编号。是谁、症状和处置仅保留在医务室。',
    'Solo pasan el día, el lugar y el número. Quién fue, los síntomas y el tratamiento quedan en la enfermería.',
  ),
  '{docNo} 수시평가를 열었습니다.': row(
    'Occasional assessment {docNo} is open.',
    '已发起不定期评估 {docNo}。',
    'Se abrió la evaluación ocasional {docNo}.',
  ),
  '{docNo} 수시평가에 근거로 더했습니다.': row(
    'Added as a reason to occasional assessment {docNo}.',
    '已作为依据加入不定期评估 {docNo}。',
    'Se añadió como motivo a la evaluación ocasional {docNo}.',
  ),
  '이미 수시평가를 열었습니다. ({docNo})': row(
    'An occasional assessment is open already. ({docNo})',
    '已发起不定期评估。（{docNo}）',
    'Ya hay una evaluación ocasional abierta. ({docNo})',
  ),
  '평가를 연 기록': row('What it was opened for', '发起评估的记录', 'Registros que la abrieron'),
  '근거 추가': row('Reason added', '追加依据', 'Motivo añadido'),
  '의무실 이용': row('Infirmary visit', '医务室就诊', 'Visita a la enfermería'),
}
