import Synchronization
import TactusThreads

/// The local ports of the process by their names.
enum LocalPorts {
  private static let ports = Mutex<[String: WeakReference<CFMessagePort>]>([:])

  /// Returns the valid port of a name; nil if there is none.
  static func port(named name: String) -> CFMessagePort? {
    ports.withLock { $0[name]?.object }.flatMap { $0.isValid ? $0 : nil }
  }

  /// Gives a port a name, unless another valid port has it, of this process or, for the name of
  /// an app group, of another one.
  ///
  /// - Returns: Whether the port has the name.
  static func add(_ port: CFMessagePort, named name: String) -> Bool {
    let oldName = port.state.withLock(\.name)
    let isAdded = withPorts { ports in
      if let other = ports[name]?.object, other !== port, other.state.withLock(\.isValid) {
        return false
      }
      ports = ports.filter { $0.value.object != nil && $0.value.object !== port }
      ports[name] = WeakReference(port)
      return true
    }
    guard isAdded else { return false }
    let hasSharedName = port.state.withLock { $0.listener != nil && $0.name == name }
    guard !hasSharedName else { return true }
    let listener = PortFolder.isShared(name) ? PortListener(name, for: port) : nil
    if PortFolder.isShared(name), listener == nil {
      ports.withLock { ports in
        ports[name] = nil
        if let oldName, oldName != name { ports[oldName] = WeakReference(port) }
      }
      return false
    }
    // The old name is given back after the new one is taken.
    let old = port.state.withLock { state in
      defer { state.listener = listener }
      return state.listener
    }
    old?.close()
    return true
  }

  /// Removes the name of a port.
  static func remove(_ port: CFMessagePort) {
    withPorts { ports in ports = ports.filter { $0.value.object !== port } }
  }

  // MARK: Internals

  /// Calls a function that may look at every port.
  private static func withPorts<Result: Sendable>(
    _ body: (inout [String: WeakReference<CFMessagePort>]) -> Result
  ) -> Result {
    let (result, known) = ports.withLock { ports in
      let known = ports.values.compactMap(\.object)
      return (body(&ports), known)
    }
    // A port without other references ends here, outside of the lock, which its end takes.
    withExtendedLifetime(known) {}
    return result
  }
}
