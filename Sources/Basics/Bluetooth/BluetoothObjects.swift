import TactusMessageBus

/// The objects of the Bluetooth service, as it has described them.
package struct BluetoothObjects: Sendable {
  /// The properties by path, interface and name.
  package private(set) var all: [String: [String: [String: BusVariant]]] = [:]

  /// Creates the description of no object.
  package init() {}

  /// Creates the objects from the service's response.
  init(_ answer: BusVariant?) {
    for entry in answer?.entries ?? [] {
      guard let path = entry.key.text else { continue }
      all[path] = Self.interfaces(entry.value)
    }
  }

  /// Returns the properties by interface and name of a dictionary.
  static func interfaces(_ value: BusVariant) -> [String: [String: BusVariant]] {
    var interfaces: [String: [String: BusVariant]] = [:]
    for entry in value.entries ?? [] {
      guard let name = entry.key.text, name.hasPrefix("org.bluez.") else { continue }
      interfaces[name] = entry.value.dictionary ?? [:]
    }
    return interfaces
  }

  // MARK: Reading

  /// Returns a property of an object; `nil` if there is none.
  package func value(_ name: String, of interface: String, at path: String) -> BusVariant? {
    all[path]?[interface]?[name]
  }

  /// Returns the properties of an interface of an object; `nil` if the object does not have it.
  package func properties(of interface: String, at path: String) -> [String: BusVariant]? {
    all[path]?[interface]
  }

  /// The path of the adapter: the first one of several.
  package var adapter: String? {
    all.filter { $0.value[BluetoothInterface.adapter] != nil }.keys.min()
  }

  /// Whether the adapter is on.
  package var isOn: Bool {
    adapter.flatMap { value("Powered", of: BluetoothInterface.adapter, at: $0)?.flag } ?? false
  }

  /// The paths of the devices of the adapter.
  package var devices: [String] {
    guard let adapter else { return [] }
    return paths(of: BluetoothInterface.device, below: adapter)
  }

  /// Returns the paths of the objects below a path that have an interface, in the order of the
  /// paths, which is that of their handles.
  package func paths(of interface: String, below path: String) -> [String] {
    all.filter { $0.key.hasPrefix(path + "/") && $0.value[interface] != nil }.keys.sorted()
  }

  // MARK: Changing

  /// Adds interfaces to an object.
  mutating func add(_ interfaces: [String: [String: BusVariant]], at path: String) {
    all[path, default: [:]].merge(interfaces) { $1 }
  }

  /// Removes interfaces of an object.
  mutating func remove(_ interfaces: Set<String>, at path: String) {
    for interface in interfaces { all[path]?[interface] = nil }
    if all[path]?.isEmpty == true { all[path] = nil }
  }

  /// Changes properties of an object; returns whether it has the interface.
  mutating func change(
    _ properties: [String: BusVariant], without invalid: [String], of interface: String,
    at path: String
  ) -> Bool {
    guard all[path]?[interface] != nil else { return false }
    all[path]?[interface]?.merge(properties) { $1 }
    for name in invalid { all[path]?[interface]?[name] = nil }
    return true
  }
}
