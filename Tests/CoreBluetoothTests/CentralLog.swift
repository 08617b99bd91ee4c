import CoreBluetooth
import Synchronization

/// A delegate of a central manager, and of its devices, that keeps what it is told.
///
/// `@unchecked Sendable` because its queue guards the devices.
final class CentralLog: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate,
  @unchecked Sendable
{
  let queue = DispatchQueue(label: "test.central")
  let events = EventLog()
  private var devices: [CBPeripheral] = []
  private var advertisements: [[String: Any]] = []

  /// The devices that were discovered.
  var peripherals: [CBPeripheral] { queue.sync { devices } }
  /// The last advertisement.
  var advertisement: [String: Any] { queue.sync { advertisements.last ?? [:] } }

  private func add(_ event: String, _ error: (any Error)? = nil) {
    dispatchPrecondition(condition: .onQueue(queue))
    let object = error.map { $0 as NSError }
    let text = object.map { " \($0.domain == CBErrorDomain ? "CB" : "ATT")\($0.code)" } ?? ""
    events.add(event + text)
  }

  // MARK: CBCentralManagerDelegate

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    add("state \(central.state)")
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {
    if !devices.contains(peripheral) { devices.append(peripheral) }
    advertisements.append(advertisementData)
    add("found \(peripheral.name ?? "nil") \(RSSI)")
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    add("connected \(peripheral.state.rawValue)")
  }

  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {
    add("failed \(peripheral.state.rawValue)", error)
  }

  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?
  ) {
    add("disconnected \(peripheral.state.rawValue)\(isReconnecting ? " again" : "")", error)
  }

  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {
    add("event \(event.rawValue)")
  }

  // MARK: CBPeripheralDelegate

  func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
    add("name \(peripheral.name ?? "nil")")
  }

  func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {
    add("modified \(invalidatedServices.map(\.uuid.uuidString))")
  }

  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {
    add("rssi \(RSSI)", error)
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    add("services \((peripheral.services ?? []).map(\.uuid.uuidString))", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {
    add("included \((service.includedServices ?? []).map(\.uuid.uuidString))", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {
    add("characteristics \((service.characteristics ?? []).map(\.uuid.uuidString))", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    add("value \(Array(characteristic.value ?? Data()))", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    add("written", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    add("notifying \(characteristic.isNotifying)", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    add("descriptors \((characteristic.descriptors ?? []).map(\.uuid.uuidString))", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {
    add("descriptor \(descriptor.value ?? "nil")", error)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {
    add("descriptor written", error)
  }

  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { add("ready") }

  func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {
    add("channel \(channel == nil ? "nil" : "open")", error)
  }
}
