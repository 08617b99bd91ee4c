import Foundation
import Synchronization
import TactusVirtualTime

/// The sound files that the app writes for its phone.
///
/// - Thread: any, for every member.
enum PlayedFiles {
  /// Registers a file or folder, which is removed when the process exits at the latest.
  static func add(_ path: String) {
    let isFirst = files.withLock { files in
      files.paths.insert(path)
      defer { files.hasExitHandler = true }
      return !files.hasExitHandler
    }
    if isFirst { atexit { PlayedFiles.removeAll() } }
  }

  /// Removes a file or folder that is no longer played, after a delay: the phone may be about to
  /// read it (AudioSession.PY11).
  static func remove(_ path: String) {
    PhoneTime.run(after: delay) {
      try? FileManager.default.removeItem(atPath: path)
      _ = files.withLock { $0.paths.remove(path) }
    }
  }

  // MARK: Internals

  /// The seconds after which the phone has read the file of a sound that it was asked to play.
  ///
  /// - Source: ours: the phone reads one sound after the other. Confidence: guess.
  private static let delay = 5.0

  private struct Files: Sendable {
    var paths: Set<String> = []
    var hasExitHandler = false
  }

  private static let files = Mutex(Files())

  private static func removeAll() {
    // A thread that was stopped by the exit may hold the lock.
    let paths = files.withLockIfAvailable { Array($0.paths) } ?? []
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }
}
