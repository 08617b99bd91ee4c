import Synchronization
import TactusCrashReports
import TactusThreads

/// The key paths through several objects whose properties are known (ObjectiveC.KV10).
enum KeyPathRegistry {
  /// Makes the properties of a key path known.
  static func add(_ parts: [KeyPathPart], of keyPath: AnyKeyPath) {
    known.withLock { if $0[keyPath] == nil { $0[keyPath] = parts } }
    areInUse.store(true, ordering: .relaxed)
  }

  /// Returns the properties of a key path; nil for the key path of one property.
  static func parts(of keyPath: AnyKeyPath) -> [KeyPathPart]? {
    guard areInUse.load(ordering: .relaxed) else { return nil }
    return known.withLock { $0[keyPath] }
  }

  /// Prints a warning for a key path through several objects whose properties are not known.
  static func warnIfSeveral<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    guard checked.withLock({ $0.insert(keyPath).inserted }) else { return }
    let name = keyPath.debugDescription
    let root = "\\\(Root.self)"
    guard name.hasPrefix(root) else { return }
    // A property without a known name is written as `<computed 0x1 (Type)>`.
    var depth = 0
    var count = 0
    for character in name.dropFirst(root.count) {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "." where depth == 0: count += 1
      default: break
      }
    }
    guard count > 1 else { return }
    RuntimeWarning.once(
      "observe: the key path \(name) leads through several objects and comes from a variable, so "
        + "that its changes are not reported; write it in the call", namesPlace: true)
  }

  private static let areInUse = Atomic(false)
  private static let known = Guarded<[AnyKeyPath: [KeyPathPart]]>([:])
  private static let checked = Guarded<Set<AnyKeyPath>>([])
}
