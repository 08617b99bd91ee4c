import TactusMessageBus

/// A change of the Bluetooth service or of its objects.
package enum BluetoothEvent: Sendable {
  /// The radio has another state.
  case state(BluetoothRadio.State)
  /// An object has further interfaces, with these properties.
  case added(path: String, interfaces: [String: [String: BusVariant]])
  /// Properties of an object have these values.
  case changed(path: String, interface: String, properties: [String: BusVariant])
  /// An object has lost these interfaces.
  case removed(path: String, interfaces: Set<String>)
  /// The service refuses to scan.
  case scanFailed(reason: String)
  /// A device is about to disconnect, for a reason.
  case disconnecting(path: String, reason: String)
}

/// An observer of changes of the Bluetooth service.
package protocol BluetoothObserver: AnyObject, Sendable {
  /// Handles a change; called on the thread of the bus.
  func handle(_ event: BluetoothEvent)
}
