import Synchronization

/// The folder of the app's saved games (Games.SG1).
package enum SavedGameFolder {
  private static let other = Mutex<URL?>(nil)

  /// The folder: one in the app's library, or that of a test.
  static var url: URL {
    other.withLock { $0 }
      ?? URL.libraryDirectory.appending(path: "GameKit/SavedGames", directoryHint: .isDirectory)
  }

  /// Replaces the folder for a test; `nil` for the app's again.
  package static func replace(with folder: URL?) { other.withLock { $0 = folder } }
}
