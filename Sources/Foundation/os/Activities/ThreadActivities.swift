internal import Glibc
internal import Synchronization

/// The activities that a thread has entered, the outermost first (Logging.LO10).
///
/// - Thread: the one that it belongs to.
final class ThreadActivities {
  private var entered: [(scope: UInt64, activity: OS_os_activity?)] = []

  /// The activities of this thread.
  static var mine: ThreadActivities {
    if let known = pthread_getspecific(key) {
      return Unmanaged.fromOpaque(known).takeUnretainedValue()
    }
    let new = ThreadActivities()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  /// The activity in which the thread works; nil for none.
  var current: OS_os_activity? { entered.last?.activity }

  /// The identifiers of the activities, the innermost first, each once.
  var identifiers: [os_activity_id_t] {
    entered.reversed().compactMap(\.activity?.identifier).reduce(into: []) { all, next in
      if !all.contains(next) { all.append(next) }
    }
  }

  /// Enters an activity, or none, and returns the number of the scope.
  func enter(_ activity: OS_os_activity?) -> UInt64 {
    let scope = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    entered.append((scope, activity))
    return scope
  }

  /// Leaves a scope, and those that were entered within it.
  ///
  /// - Returns: Whether the thread is in the scope.
  func leave(_ scope: UInt64) -> Bool {
    guard let index = entered.lastIndex(where: { $0.scope == scope }) else { return false }
    entered.removeSubrange(index...)
    return true
  }

  private static let last = Atomic<UInt64>(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { object in
      guard let object else { return }
      Unmanaged<ThreadActivities>.fromOpaque(object).release()
    }
    return key
  }()
}
