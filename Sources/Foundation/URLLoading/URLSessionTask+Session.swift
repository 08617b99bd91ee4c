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
  var hasCompletionHandler: Bool { behavior != nil }

  /// The delegate that an asynchronous method was given, which the toolchain keeps beside the
  /// completion handler.
  ///
  /// - Thread: the session's work queue, on which protocols are started.
  var givenDelegate: (any URLSessionTaskDelegate)? {
    guard let behavior else { return nil }
    for child in Mirror(reflecting: behavior).children {
      let value = Mirror(reflecting: child.value)
      let inner = value.displayStyle == .optional ? value.children.first : child
      if let delegate = inner?.value as? any URLSessionTaskDelegate { return delegate }
    }
    return nil
  }

  /// The completion handler, or a tuple with it and a delegate; nil for a task that calls the
  /// delegate only.
  private var behavior: Any? {
    guard let session = owningSession, let registry = Self.child("taskRegistry", of: session),
      let behaviors = Self.child("behaviours", of: registry)
    else { return nil }
    for entry in Mirror(reflecting: behaviors).children {
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2, pair[0].value as? Int == taskIdentifier else { continue }
      // The case without a handler has no associated value.
      return Mirror(reflecting: pair[1].value).children.first?.value
    }
    return nil
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
