/// The delegate of a central manager; all methods but one are optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called with the state.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when the system restores the manager; never called (Bluetooth.MA6).
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called when a scan has discovered a device.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device has connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device has failed to connect.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device has disconnected.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  /// Called when a device has disconnected, with whether it will be reconnected.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?)
  /// Called when any app has connected to or disconnected from a device.
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral)
  /// Called when a device's authorization to read the phone's notifications changes; never called.
  func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, willRestoreState dict: [String: Any]
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didConnect peripheral: CBPeripheral
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Calls the older method, as on an iPhone for a delegate without this one.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?
  ) {
    centralManager(central, didDisconnectPeripheral: peripheral, error: error)
  }
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
  ) {}
}
