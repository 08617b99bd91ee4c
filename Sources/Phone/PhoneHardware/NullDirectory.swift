/// The family of the null actuator, which is always available.
public struct NullDirectory: ActuatorDirectory {
  /// Creates the directory.
  public init() {}

  /// The name of the family.
  public var family: String { "null" }

  /// Whether opening never waits: always.
  public var opensAtOnce: Bool { true }

  /// Returns the description of the only device.
  public func list() -> [ActuatorDescription] { [NullActuator().identity] }

  /// Opens the device.
  ///
  /// - Throws: `ActuatorError.notFound` for any name: there is only one.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    if let device { throw .notFound(device: "null:\(device)", known: ["null"]) }
    return NullActuator()
  }
}
