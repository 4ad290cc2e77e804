/** Words of what was seen before in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const seenTexts: Translations = {
  '비슷한 기록': row('Like records', '类似记录', 'Registros similares'),
  '{n}건 더 보기': row('{n} more', '再显示 {n} 条', '{n} más'),
  '같은 기록 {n}건': row('{n} that say the same', '相同记录 {n} 条', '{n} registros iguales'),
  '이 대책 가져오기: {measure}': row(
    'Take this measure over: {measure}',
    '引用此措施：{measure}',
    'Tomar esta medida: {measure}',
  ),
  위험성평가: row('Risk assessment', '风险评估', 'Evaluación de riesgos'),
  '요인 라이브러리': row('Hazard library', '危险因素库', 'Biblioteca de peligros'),
  가져오기: row('Take over', '引用', 'Tomar'),
  '중지된 작업': row('Stopped work', '被停止的作业', 'Trabajo detenido'),
  '효과 있음': row('Held', '有效', 'Eficaz'),
  '효과 없음': row('Failed', '无效', 'Ineficaz'),
  '같은 말': row('Words of one meaning', '同义词', 'Sinónimos'),
  '같은 일': row('Seen before', '以往类似事项', 'Visto antes'),
  '같은 일 찾기 준비': row('Readying what was seen before', '准备类似记录', 'Preparar lo visto antes'),
  '대표하는 말': row('Main word', '代表词', 'Palabra principal'),
  '같은 뜻의 말': row('Words that mean the same', '同义的词', 'Palabras con el mismo sentido'),
  '쉼표로 나눕니다. 예: 청소, 물청소, 세정': row(
    'Separated by commas, as in: cleaning, washing, rinsing',
    '用逗号分隔，例如：清扫, 水洗, 清洗',
    'Separadas por comas, p. ej.: limpieza, lavado, enjuague',
  ),
  말: row('Word', '词语', 'Palabra'),
  장소·설비: row('Place, equipment', '场所·设备', 'Lugar, equipo'),
  '찾지 않는 말': row('Not looked for', '不参与查找', 'No se busca'),
  '장소·설비만 같은 기록은 찾지 않습니다. 찾지 않는 말은 비교할 때 빼고 봅니다.': row(
    'A record that shares only places or equipment is not found. Words that are not looked for are left out of the comparison.',
    '仅场所或设备相同的记录不会被找到。不参与查找的词在比较时忽略。',
    'No se halla un registro que solo comparte lugar o equipo. Las palabras que no se buscan no se comparan.',
  ),
  '{word}: 이미 ‘{group}’에 있습니다.': row(
    '{word} stands in ‘{group}’ already.',
    '{word} 已在“{group}”中。',
    '{word} ya está en «{group}».',
  ),
}
