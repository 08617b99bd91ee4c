/// The methods that answer other devices; all but one are optional.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Tells the delegate of the state.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Gives the delegate the state of a restored manager; never called (Bluetooth.MA6).
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Tells the delegate that the phone advertises, or not.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Tells the delegate that a service was added, or not.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Tells the delegate that a device has subscribed to a value.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  /// Tells the delegate that a device has unsubscribed from a value.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Asks the delegate for a value.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Asks the delegate to take values.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Tells the delegate that changes of values can be sent again.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  /// Tells the delegate that a channel was published, or not.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?)
  /// Tells the delegate that a channel is no longer published.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?)
  /// Tells the delegate that a device has opened a channel; never called.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {}
  /// Does nothing.
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Refuses the request.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {
    peripheral.respond(to: request, withResult: .requestNotSupported)
  }
  /// Refuses the requests.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {
    guard let first = requests.first else { return }
    peripheral.respond(to: first, withResult: .requestNotSupported)
  }
  /// Does nothing.
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {}
}
