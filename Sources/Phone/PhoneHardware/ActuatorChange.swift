/// What became of a device while somebody watched.
public struct ActuatorChange: Sendable, Equatable {
  /// What became of it; the raw value is the word that lists use.
  public enum Kind: String, Sendable {
    /// It was there when watching began.
    case present
    /// It came.
    case arrived
    /// It went away.
    case departed
  }

  /// What became of it.
  public var kind: Kind
  /// The device; of one that went away, as it was last.
  public var device: ActuatorDescription

  /// Names both.
  public init(_ kind: Kind, _ device: ActuatorDescription) {
    self.kind = kind
    self.device = device
  }
}
