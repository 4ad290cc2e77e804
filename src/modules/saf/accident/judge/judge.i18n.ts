import { row, type Translations } from '#platform/model/i18n.ts'

export const judgeTexts: Translations = {
  '사망자 {n}명': row('{n} dead', '死亡{n}人', 'Muertos: {n}'),
  '3개월 이상 요양이 필요한 부상자 {n}명': row(
    '{n} injured who need care for 3 months or more',
    '需疗养3个月以上的伤者{n}人',
    'Heridos que requieren cuidados durante 3 meses o más: {n}',
  ),
  '부상자·질병자 {n}명이 동시에 발생': row(
    '{n} injured or ill at once',
    '同时伤病{n}人',
    'Heridos o enfermos a la vez: {n}',
  ),
  '6개월 이상 치료가 필요한 부상자 {n}명': row(
    '{n} injured who need treatment for 6 months or more',
    '需治疗6个月以上的伤者{n}人',
    'Heridos que requieren tratamiento durante 6 meses o más: {n}',
  ),
  '같은 유해인자의 직업성 질병자가 1년 안에 {n}명': row(
    '{n} with an occupational disease from one agent within a year',
    '一年内同一有害因素的职业病患者{n}人',
    'Enfermos profesionales por un mismo agente en un año: {n}',
  ),
  '공정안전 대상 공정의 누출·화재·폭발로 {n}명이 다침': row(
    '{n} hurt by a leak, fire or explosion in a PSM process',
    '工艺安全管理工序的泄漏、火灾、爆炸致{n}人受伤',
    'Heridos por fuga, incendio o explosión en un proceso PSM: {n}',
  ),
  '공정안전 대상 공정의 누출·화재·폭발로 근로자가 다칠 수 있었음': row(
    'A leak, fire or explosion in a PSM process that could have hurt workers',
    '工艺安全管理工序的泄漏、火灾、爆炸本可能伤及工人',
    'Fuga, incendio o explosión en un proceso PSM que pudo herir a trabajadores',
  ),
  '누출 사고': row('A leak', '泄漏事故', 'Una fuga'),
  '화학물질의 화재·폭발': row(
    'Fire or explosion of a chemical',
    '化学品火灾、爆炸',
    'Incendio o explosión de un producto químico',
  ),
  '화재·폭발, 붕괴, 추락, 질식·중독, 누출, 온열 사고로 {n}명이 다침': row(
    '{n} hurt by fire, explosion, collapse, fall, suffocation, poisoning, leak or heat',
    '火灾爆炸、坍塌、坠落、窒息中毒、泄漏或中暑致{n}人受伤',
    'Heridos por incendio, explosión, derrumbe, caída, asfixia, intoxicación, fuga o calor: {n}',
  ),
  '사망 또는 3일 이상 휴업 {n}명': row(
    '{n} dead or off work for 3 days or more',
    '死亡或停工3天以上{n}人',
    'Muertos o con 3 días o más de baja: {n}',
  ),
  '잠재심각도 {n}': row('Potential severity {n}', '潜在严重度{n}', 'Gravedad potencial {n}'),
  '재발방지대책이 없는 근본원인이 {n}개 있습니다.': row(
    '{n} root causes have no measure.',
    '有{n}个根本原因没有预防再发措施。',
    'Hay causas raíz sin medida: {n}.',
  ),
  '재발방지대책에 공학적 대책이 없습니다. 사유를 입력하세요.': row(
    'None of the measures is technical. Say why.',
    '预防再发措施中没有工程措施。请填写理由。',
    'Ninguna medida es técnica. Indique el motivo.',
  ),
  '교육·주의만으로는 재발방지대책이 될 수 없습니다.': row(
    'Training and warning alone do not keep it from happening again.',
    '仅靠教育、提醒不能作为预防再发措施。',
    'La formación y las advertencias por sí solas no evitan que se repita.',
  ),
  도수율: row('Frequency rate', '频率', 'Índice de frecuencia'),
  강도율: row('Severity rate', '严重率', 'Índice de gravedad'),
  '재해율 (%)': row('Injury rate (%)', '工伤率（%）', 'Tasa de lesiones (%)'),
  연천인율: row('Injuries per 1,000 workers', '千人工伤率', 'Lesionados por 1.000 trabajadores'),
  사망만인율: row('Deaths per 10,000 workers', '万人死亡率', 'Muertes por 10.000 trabajadores'),
  '요양 재해건수 × 1,000,000 ÷ 총근로시간': row(
    'Accidents with care × 1,000,000 ÷ hours worked',
    '需疗养事故件数 × 1,000,000 ÷ 总工时',
    'Accidentes con asistencia × 1.000.000 ÷ horas trabajadas',
  ),
  '휴업·사망 재해자 × 1,000,000 ÷ 총근로시간': row(
    'People dead or off work × 1,000,000 ÷ hours worked',
    '停工及死亡人数 × 1,000,000 ÷ 总工时',
    'Personas muertas o de baja × 1.000.000 ÷ horas trabajadas',
  ),
  '(사망 + 휴업 + 제한작업 + 병원치료) × 200,000 ÷ 총근로시간': row(
    '(deaths + lost time + restricted work + treatment) × 200,000 ÷ hours worked',
    '（死亡 + 停工 + 受限工作 + 就医）× 200,000 ÷ 总工时',
    '(muertes + bajas + trabajo restringido + tratamiento) × 200.000 ÷ horas trabajadas',
  ),
  '환산 근로손실일수 ÷ 총근로시간 × 1,000': row(
    'Converted lost days ÷ hours worked × 1,000',
    '折算损失工日 ÷ 总工时 × 1,000',
    'Días perdidos convertidos ÷ horas trabajadas × 1.000',
  ),
  '재해자수 ÷ 근로자수 × 100': row(
    'Injured ÷ workers × 100',
    '受伤人数 ÷ 工人数 × 100',
    'Lesionados ÷ trabajadores × 100',
  ),
  '재해자수 ÷ 평균근로자수 × 1,000': row(
    'Injured ÷ mean workers × 1,000',
    '受伤人数 ÷ 平均工人数 × 1,000',
    'Lesionados ÷ media de trabajadores × 1.000',
  ),
  '사망자수 ÷ 근로자수 × 10,000': row(
    'Deaths ÷ workers × 10,000',
    '死亡人数 ÷ 工人数 × 10,000',
    'Muertes ÷ trabajadores × 10.000',
  ),
}
