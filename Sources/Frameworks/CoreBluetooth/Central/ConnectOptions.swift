internal import TactusCrashReports

/// The options of a connection.
struct ConnectOptions: Sendable {
  /// The delay in seconds before the connection.
  var delay: Double
  /// Whether a lost connection is re-established.
  var reconnects: Bool

  /// Parses the options of a dictionary, and warns of those without an effect (Bluetooth.CO6).
  init(_ options: [String: Any]?) {
    delay = (options?[CBConnectPeripheralOptionStartDelayKey] as? NSNumber)?.doubleValue ?? 0
    reconnects = options?[CBConnectPeripheralOptionEnableAutoReconnect] as? Bool ?? false
    let others = [
      CBConnectPeripheralOptionNotifyOnConnectionKey,
      CBConnectPeripheralOptionNotifyOnDisconnectionKey,
      CBConnectPeripheralOptionNotifyOnNotificationKey,
      CBConnectPeripheralOptionEnableTransportBridgingKey, CBConnectPeripheralOptionRequiresANCS,
    ]
    for key in others where options?[key] as? Bool == true {
      RuntimeWarning.once(
        "CBCentralManager.connect: the option \(key) has no effect", kind: "note",
        namesPlace: true)
    }
  }
}
