import Synchronization
import TactusThreads

/// The local ports of the process by their names.
enum LocalPorts {
  private static let ports = Mutex<[String: WeakReference<CFMessagePort>]>([:])

  /// Returns the valid port of a name; nil if there is none.
  static func port(named name: String) -> CFMessagePort? {
    ports.withLock { $0[name]?.object }.flatMap { $0.isValid ? $0 : nil }
  }

  /// Gives a port a name, unless another valid port has it.
  ///
  /// - Returns: Whether the port has the name.
  static func add(_ port: CFMessagePort, named name: String) -> Bool {
    ports.withLock { ports in
      if let other = ports[name]?.object, other !== port, other.state.withLock(\.isValid) {
        return false
      }
      ports = ports.filter { $0.value.object != nil && $0.value.object !== port }
      ports[name] = WeakReference(port)
      return true
    }
  }

  /// Removes the name of a port.
  static func remove(_ port: CFMessagePort) {
    ports.withLock { ports in ports = ports.filter { $0.value.object !== port } }
  }
}
