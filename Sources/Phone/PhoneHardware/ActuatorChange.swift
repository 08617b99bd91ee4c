/// A change in the set of devices, reported by an actuator watch.
public struct ActuatorChange: Sendable, Equatable {
  /// The kind of change; the raw value is the word that lists use.
  public enum Kind: String, Sendable {
    /// The device existed when the watch began.
    case present
    /// The device was connected.
    case arrived
    /// The device was disconnected.
    case departed
  }

  /// The kind of change.
  public var kind: Kind
  /// The device; a disconnected one as it was last known.
  public var device: ActuatorDescription

  /// Creates a change of a device.
  public init(_ kind: Kind, _ device: ActuatorDescription) {
    self.kind = kind
    self.device = device
  }
}
