/// A family of devices that are found at run time, such as the outputs of one Linux service.
public protocol ActuatorDirectory: Sendable {
  /// The name of the family: the word before the colon of its addresses.
  var family: String { get }

  /// Whether opening a device never waits, because no service and no hardware is involved.
  var opensAtOnce: Bool { get }

  /// Returns all devices of the family, including unusable ones.
  ///
  /// Never fails: if the service is missing, one entry states that, with the remedy.
  ///
  /// - Thread: any. May wait for a service to answer.
  func list() -> [ActuatorDescription]

  /// Opens a device for playback.
  ///
  /// - Parameter device: What follows the colon in its address; `nil` for the usual one.
  /// - Throws: Why it cannot be opened.
  /// - Thread: any. May wait for a service to answer.
  func open(_ device: String?) throws(ActuatorError) -> any Actuator
}

extension ActuatorDirectory {
  /// Whether opening never waits: `false`, since most families belong to a service or to hardware.
  public var opensAtOnce: Bool { false }
}
