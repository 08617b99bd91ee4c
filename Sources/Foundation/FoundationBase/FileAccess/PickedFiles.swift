import Synchronization
import TactusThreads

/// The files and folders outside of the app's container that the person has picked.
///
/// Step DocumentsInApps.SC1.
///
/// - Thread: any.
package final class PickedFiles: Sendable {
  /// The picked files of the app.
  package static var shared: PickedFiles { ofContext.value }

  /// Adds a file or folder.
  package func add(_ url: URL) { paths.withLock { _ = $0.insert(Self.components(of: url)) } }

  /// Returns whether a file was picked, or is in a folder that was picked.
  func contains(_ url: URL) -> Bool {
    let sought = Self.components(of: url)
    return paths.withLock { $0.contains { sought.starts(with: $0) } }
  }

  private static func components(of url: URL) -> [String] {
    url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }

  private static let ofContext = ContextLocal(PickedFiles())
  private let paths = Mutex<Set<[String]>>([])
}
