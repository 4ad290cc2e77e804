/** Texts of permits without a network in the other languages, keyed by the Korean. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const permitAway: Translations = {
  '연결된 뒤 도착': row('Arrived once connected', '恢复连接后送达', 'Llegó al conectarse'),
  '모든 조건이 갖추어진 것을 확인한 기록이 없습니다. 연결된 곳에서 다시 하세요.': row(
    'Nothing says that all conditions were seen to hold. Do it again where there is a connection.',
    '没有已确认全部条件具备的记录。请在有网络的地方重做。',
    'No consta que se viera todo en orden. Hágalo de nuevo donde haya conexión.',
  ),
  '조건을 확인한 뒤 {n}분이 지나 시작했습니다. 작업을 멈추고 연결된 곳에서 다시 하세요.': row(
    'It began more than {n} minutes after the conditions were seen. Stop the work and do it again where there is a connection.',
    '确认条件{n}分钟之后才开始。请停止作业，在有网络的地方重做。',
    'Empezó más de {n} minutos después de ver las condiciones. Pare y hágalo de nuevo donde haya conexión.',
  ),
  '확인한 뒤 허가가 바뀌었습니다. 작업을 멈추고 연결된 곳에서 다시 하세요.': row(
    'The permit has changed since it was seen. Stop the work and do it again where there is a connection.',
    '确认之后许可已变更。请停止作业，在有网络的地方重做。',
    'El permiso cambió desde que se vio. Pare y hágalo de nuevo donde haya conexión.',
  ),
  '작업을 시작한 뒤의 가스측정이 부적합입니다.': row(
    'Air measured after the work began was not good.',
    '开工后的气体检测不合格。',
    'El aire medido tras el inicio no fue apto.',
  ),
  '연결 없이 보는 허가입니다. {at} 기준': row(
    'Shown without a network, as of {at}',
    '离线查看的许可，截至{at}',
    'Permiso sin conexión, a las {at}',
  ),
  '연결 없이 보는 허가': row('Permits without a network', '离线许可', 'Permisos sin conexión'),
  '이 기기에 보관한 허가가 없습니다.': row(
    'No permit is kept on this device.',
    '本设备未保存任何许可。',
    'No hay permisos guardados en este dispositivo.',
  ),
  '이 기기에 없는 허가입니다. 연결되면 열립니다.': row(
    'This permit is not on this device. It opens once there is a connection.',
    '本设备没有此许可，恢复连接后打开。',
    'Este permiso no está en el dispositivo. Se abrirá con conexión.',
  ),
  '아직 보내지 않음': row('Not sent yet', '尚未发送', 'Aún no enviado'),
  거절됨: row('Refused', '被拒绝', 'Rechazado'),
  '{action} {at} · 아직 보내지 않음': row(
    '{action} {at} · not sent yet',
    '{action} {at} · 尚未发送',
    '{action} {at} · aún no enviado',
  ),
  '연결이 있을 때 조건을 확인한 적이 없습니다.': row(
    'The conditions were never looked at while there was a connection.',
    '联网时从未确认过条件。',
    'Nunca se vieron las condiciones con conexión.',
  ),
  '{at}에 갖추어지지 않은 조건이 {n}개 있었습니다.': row(
    '{n} conditions did not hold at {at}.',
    '{at}有{n}项条件不具备。',
    'A las {at} faltaban {n} condiciones.',
  ),
  '조건을 모두 확인한 지 {n}분이 지났습니다. 연결 없이는 {limit}분 안에만 할 수 있습니다.': row(
    'All was seen to hold {n} minutes ago. Without a network it counts for {limit} minutes.',
    '全部条件确认已过{n}分钟，离线时仅{limit}分钟内有效。',
    'Todo se vio en orden hace {n} minutos. Sin conexión vale {limit} minutos.',
  ),
  '조건을 모두 확인했습니다. {at}까지 연결 없이 할 수 있습니다.': row(
    'All was seen to hold. It can be done without a network until {at}.',
    '全部条件已确认，{at}前可离线进行。',
    'Todo en orden. Puede hacerse sin conexión hasta las {at}.',
  ),
  '{action} 조건': row('Conditions: {action}', '{action}条件', 'Condiciones: {action}'),
  '{action} 조건이 모두 갖추어져 있었습니다.': row(
    'All conditions held: {action}.',
    '{action}条件均已具备。',
    'Se cumplían todas las condiciones: {action}.',
  ),
  '{at} 기준': row('as of {at}', '截至{at}', 'a {at}'),
}
