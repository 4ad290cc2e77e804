import { row, type Translations } from '#platform/model/i18n.ts'

export const sceneTexts: Translations = {
  '현장보존 해제': row('Release the scene', '解除现场保护', 'Liberar el lugar'),
  '보존 범위 변경': row('Change how far it reaches', '变更保护范围', 'Cambiar el alcance'),
  '현장보존을 해제했습니다.': row('The scene is released.', '已解除现场保护。', 'El lugar queda liberado.'),
  '보존 범위를 바꿨습니다.': row('The reach of the scene is changed.', '已变更保护范围。', 'Alcance cambiado.'),
  '현장보존을 해제하려면 관계기관의 동의를 기록하세요.': row(
    'Record the consent of the authority before you release the scene.',
    '解除现场保护前请记录主管机关的同意。',
    'Registre el consentimiento de la autoridad antes de liberar el lugar.',
  ),
  '반경을 정하려면 배치도에 사고 위치를 표시하세요.': row(
    'Mark the place on the plan to set a radius.',
    '要设定半径，请在平面图上标出事故位置。',
    'Marque el lugar en el plano para fijar un radio.',
  ),
  '보존 반경은 {n} m보다 좁힐 수 없습니다.': row(
    'The radius cannot be less than {n} m.',
    '保护半径不能小于{n} m。',
    'El radio no puede ser menor de {n} m.',
  ),
  '사고({docNo})의 분류가 확정되지 않아 작업할 수 없습니다.': row(
    'Accident {docNo} is not classified yet: no work.',
    '事故（{docNo}）尚未确定分类，不能作业。',
    'El accidente {docNo} no está clasificado: no se puede trabajar.',
  ),
  '현장 보존 중입니다. 해제 승인 후 작업할 수 있습니다.': row(
    'The scene is being kept. Work goes on once it is released.',
    '现场保护中。批准解除后方可作业。',
    'El lugar está preservado. Se podrá trabajar cuando se libere.',
  ),
}
