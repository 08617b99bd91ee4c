import Synchronization

/// The registry of the names that sources give classes for Objective-C (ObjectiveC.RT6).
///
/// Rewritten sources register the name of `@objc(Name) class`. Apps on an iPhone do not need it.
public enum GivenClassNames {
  /// Registers the name of a class.
  public static func add(_ name: String, _ type: AnyClass) {
    state.withLock {
      $0.types[name] = type
      $0.names[ObjectIdentifier(type)] = name
    }
  }

  /// Returns the name that the source gives a class itself; nil without one.
  package static func name(of type: AnyClass) -> String? {
    state.withLock { $0.names[ObjectIdentifier(type)] }
  }

  /// Returns the class with such a name; nil for none.
  package static func type(named name: String) -> AnyClass? {
    state.withLock { $0.types[name] }
  }

  private struct State: Sendable {
    var types: [String: AnyClass] = [:]
    var names: [ObjectIdentifier: String] = [:]
  }

  private static let state = Mutex(State())
}
