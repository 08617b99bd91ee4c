import CoreBluetooth
import Synchronization

/// A delegate of a manager of local services that keeps what it is told, and answers requests.
///
/// `@unchecked Sendable` because its queue guards what changes.
final class LocalLog: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
  let queue = DispatchQueue(label: "test.local")
  let events = EventLog()
  /// The answers to requests.
  let result = Mutex(CBATTError.Code.success)
  /// The bytes that devices read.
  let value = Mutex<[UInt8]>([])

  private func add(_ event: String, _ error: (any Error)? = nil) {
    dispatchPrecondition(condition: .onQueue(queue))
    let object = error.map { $0 as NSError }
    let text = object.map { " \($0.domain == CBErrorDomain ? "CB" : "ATT")\($0.code)" } ?? ""
    events.add(event + text)
  }

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    add("state \(peripheral.state)")
  }

  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {
    add("advertising \(peripheral.isAdvertising)", error)
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {
    add("added \(service.uuid.uuidString)", error)
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {
    let count = (characteristic as? CBMutableCharacteristic)?.subscribedCentrals?.count ?? -1
    add("subscribed \(count) \(central.maximumUpdateValueLength)")
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {
    add("unsubscribed")
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {
    add("read \(request.offset) \(request.central.maximumUpdateValueLength)")
    request.value = Data(value.withLock { $0 }.dropFirst(request.offset))
    peripheral.respond(to: request, withResult: result.withLock { $0 })
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {
    for request in requests { add("write \(Array(request.value ?? Data())) \(request.offset)") }
    if let first = requests.first {
      peripheral.respond(to: first, withResult: result.withLock { $0 })
    }
  }

  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
    add("ready")
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?
  ) {
    add("published \(PSM)", error)
  }
}
