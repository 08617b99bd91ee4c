/// A family of devices that are found at run time, such as the outputs of one Linux service.
public protocol ActuatorDirectory: Sendable {
  /// The word before the colon in the addresses of this family.
  var family: String { get }

  /// Everything of this family, usable or not.
  ///
  /// Never fails: where the service is missing, one entry says so and how to get it.
  ///
  /// - Thread: any. May wait for a service to answer.
  func list() -> [ActuatorDescription]

  /// Opens a device for playing.
  ///
  /// - Parameter device: What follows the colon in its address; `nil` for the usual one.
  /// - Throws: Why it cannot be opened.
  /// - Thread: any. May wait for a service to answer.
  func open(_ device: String?) throws(ActuatorError) -> any Actuator
}
