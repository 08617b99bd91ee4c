internal import Synchronization
internal import TactusPhoneClient
internal import TactusThreads

/// The running session of an app; there is at most one (Health.LW2).
final class RunningSession: Sendable {
  private let session = Mutex(WeakReference<HKWorkoutSession>(nil))

  /// The running session of the app with a link.
  static func of(_ link: ClientLink) -> RunningSession {
    link.storage.object(RunningSession.self) { RunningSession() }
  }

  /// Sets the running session.
  ///
  /// - Returns: The previous session; `nil` without one.
  func replace(by session: HKWorkoutSession) -> HKWorkoutSession? {
    let new = WeakReference(session)
    return self.session.withLock { running in
      defer { running = new }
      return running.object === session ? nil : running.object
    }
  }

  /// Removes a session that has ended.
  func remove(_ session: HKWorkoutSession) {
    self.session.withLock { if $0.object === session { $0 = WeakReference(nil) } }
  }
}
