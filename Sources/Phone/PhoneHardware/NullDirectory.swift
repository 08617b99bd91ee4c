/// The family of the null actuator, which is always there.
public struct NullDirectory: ActuatorDirectory {
  /// Makes the directory.
  public init() {}

  /// The word before the colon.
  public var family: String { "null" }

  /// The one there is.
  public func list() -> [ActuatorDescription] { [NullActuator().identity] }

  /// Opens it.
  ///
  /// - Throws: `ActuatorError.notFound` for any name: there is only one.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    if let device { throw .notFound(device: "null:\(device)", known: ["null"]) }
    return NullActuator()
  }
}
