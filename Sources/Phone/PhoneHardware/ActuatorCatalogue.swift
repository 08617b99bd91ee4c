/// All families of devices together: what `--to` chooses from and `tactus devices` lists.
public struct ActuatorCatalogue: Sendable {
  /// The families, in the order of the list.
  public var directories: [any ActuatorDirectory]

  /// Joins families; of two with one name the first counts.
  public init(_ directories: [any ActuatorDirectory]) {
    self.directories = directories
  }

  /// Every device of every family, usable or not.
  ///
  /// - Thread: any. May wait for services to answer.
  public func list() -> [ActuatorDescription] {
    directories.flatMap { $0.list() }
  }

  /// Opens the device that a person named.
  ///
  /// That is an address, such as `sound` or `sound:usb-gamepad`, or else a device's name alone
  /// where only one family has such a device.
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
