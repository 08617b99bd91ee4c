import FoundationNetworking
import TactusFoundationBase

// The toolchain keeps both internal. Reading them by reflection is checked by
// `ProtocolRedirectionTests`.
extension URLSessionTask {
  /// The session that created the task; nil for a task without one.
  ///
  /// - Thread: the session's work queue, on which protocols are started.
  var owningSession: URLSession? {
    Self.child("session", of: self) as? URLSession
  }

  /// Whether a completion handler receives all data at once.
  ///
  /// - Thread: the session's work queue, on which protocols are started.
  var hasCompletionHandler: Bool {
    guard let session = owningSession, let registry = Self.child("taskRegistry", of: session),
      let behaviors = Self.child("behaviours", of: registry)
    else { return false }
    for entry in Mirror(reflecting: behaviors).children {
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2, pair[0].value as? Int == taskIdentifier else { continue }
      // The case without a handler has no associated value.
      return !Mirror(reflecting: pair[1].value).children.isEmpty
    }
    return false
  }

  static func child(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
