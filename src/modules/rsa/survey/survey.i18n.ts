import { row, type Translations } from '#platform/model/i18n.ts'

/** The words of what is known before an assessment. */
export const surveyTexts: Translations = {
  '사전조사 출처': row('Known before', '事前调查来源', 'Origen previo'),
  '공정에 대해 알려진 것': row('What is known of the process', '已知的工序信息', 'Lo que se sabe del proceso'),
  '이 공정에 대해 알려진 것이 없습니다.': row(
    'Nothing is known of this process.',
    '没有关于该工序的已知信息。',
    'No se sabe nada de este proceso.',
  ),
  '권한이 없어 보이지 않는 자료': row(
    'Not shown for want of rights',
    '因无权限未显示',
    'No visible por falta de permiso',
  ),
  '최근 3년의 자료입니다.': row('Of the last three years.', '最近三年的资料。', 'De los tres últimos años.'),
  '작업 중지': row('Stopped work', '作业停止', 'Trabajo detenido'),
  '공정에서 쓰는 자재 (GHS)': row(
    'Products used in the process (GHS)',
    '工序使用的物料 (GHS)',
    'Productos usados en el proceso (GHS)',
  ),
  '반입물질 (MSDS)': row('Materials brought in (SDS)', '带入物质（MSDS）', 'Materiales (FDS)'),
  '노출기준 초과': row('Limit exceeded', '超过暴露标准', 'Límite superado'),
  '근골격계 부담작업': row('Work that burdens the body', '肌肉骨骼负担作业', 'Trabajo con carga física'),
  '위험요인으로 가져왔습니다.': row('Taken over as a hazard.', '已引用为危险因素。', 'Tomado como peligro.'),
  '요인 {n}로 가져옴': row('Taken as item {n}', '已引用为因素 {n}', 'Tomado como elemento {n}'),
  '{name}: 위험요인으로 가져오기': row(
    '{name}: take over as a hazard',
    '{name}：引用为危险因素',
    '{name}: tomar como peligro',
  ),
  '이미 위험요인으로 가져왔습니다.': row(
    'Already taken over as a hazard.',
    '已引用为危险因素。',
    'Ya se tomó como peligro.',
  ),
  관찰카드: row('Observation card', '观察卡', 'Tarjeta de observación'),
}
