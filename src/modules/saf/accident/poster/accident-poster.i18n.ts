/** What stands on the wall; read side by side, not by the reader's language. */
export const accidentPosterLines: readonly (readonly [lang: string, said: string])[] = [
  ['ko', '사고가 났습니까? 먼저 전화하고, 이 코드로 알리십시오. 1분이면 됩니다.'],
  ['en', 'An accident? Call first, then tell us with this code. It takes a minute.'],
  ['zh', '发生事故？请先打电话，再扫码告知。只需一分钟。'],
  ['es', '¿Un accidente? Llame primero y avise con este código. Un minuto.'],
  ['vi', 'Có tai nạn? Hãy gọi điện trước, rồi báo bằng mã này. Chỉ một phút.'],
  ['th', 'เกิดอุบัติเหตุ? โทรก่อน แล้วแจ้งด้วยรหัสนี้ ใช้เวลาหนึ่งนาที'],
  ['uz', 'Baxtsiz hodisami? Avval qo‘ng‘iroq qiling, so‘ng shu kod orqali xabar bering. Bir daqiqa.'],
]
