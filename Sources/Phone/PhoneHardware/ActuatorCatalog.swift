/// All device families, from which `--to` chooses and which `tactus devices` lists.
public struct ActuatorCatalog: Sendable {
  /// The directories of the families, in the order of the list.
  public var directories: [any ActuatorDirectory]

  /// Creates a catalog; if two families have the same name, the first is used.
  public init(_ directories: [any ActuatorDirectory]) {
    self.directories = directories
  }

  /// Returns every device of every family, including unusable ones.
  ///
  /// - Thread: any. May wait for services to answer.
  public func list() -> [ActuatorDescription] {
    directories.flatMap { $0.list() }
  }

  /// Returns whether opening the device with an address never waits.
  ///
  /// - Thread: any.
  public func opensAtOnce(_ text: String) -> Bool {
    directories.first { $0.family == ActuatorAddress(text).family }?.opensAtOnce ?? false
  }

  /// Opens the device with an address or a name.
  ///
  /// The text is an address, such as `sound` or `sound:usb-gamepad`, or the name of a device alone
  /// if only one family has such a device.
  ///
  /// - Throws: Why it cannot be opened.
  /// - Thread: any. May wait for services to answer.
  public func open(_ text: String) throws(ActuatorError) -> any Actuator {
    let address = ActuatorAddress(text)
    if let directory = directories.first(where: { $0.family == address.family }) {
      return try directory.open(address.device)
    }
    let all = list()
    let named = all.filter { $0.address.device == text }
    if named.count == 1, let only = named.first,
      let directory = directories.first(where: { $0.family == only.address.family })
    {
      return try directory.open(only.address.device)
    }
    throw .notFound(device: text, known: all.map(\.address.description))
  }
}
