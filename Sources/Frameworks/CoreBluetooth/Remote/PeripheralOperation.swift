internal import TactusBluetooth
internal import TactusMessageBus

/// An operation with a value of a device: a call of the Bluetooth service.
struct PeripheralOperation: Sendable {
  /// The path of the object.
  var path: String
  /// The interface and the name of the method.
  var method: (interface: String, name: String)
  /// The arguments.
  var arguments: [BusVariant] = []
  /// Whether the next operation need not wait for the end of this one.
  var isCommand = false
  /// Receives the results, on the thread of the bus.
  var finish: @Sendable (Result<[BusVariant], BusFailure>) -> Void
}
