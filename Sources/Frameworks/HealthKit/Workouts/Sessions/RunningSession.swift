internal import Synchronization
internal import TactusEmbeddedPhone

/// The session of an app that runs; there is at most one (Health.LW2).
final class RunningSession: Sendable {
  private struct Content {
    weak var session: HKWorkoutSession?
  }

  private let content = Mutex(Content())

  /// The running session of the app with a link.
  static func of(_ link: ClientLink) -> RunningSession {
    link.storage.object(RunningSession.self) { RunningSession() }
  }

  /// Sets the running session.
  ///
  /// - Returns: The one before; `nil` without.
  func replace(by session: HKWorkoutSession) -> HKWorkoutSession? {
    content.withLock { content in
      defer { content.session = session }
      return content.session === session ? nil : content.session
    }
  }

  /// Forgets a session that has ended.
  func remove(_ session: HKWorkoutSession) {
    content.withLock { if $0.session === session { $0.session = nil } }
  }
}
