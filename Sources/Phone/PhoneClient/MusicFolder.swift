internal import Glibc
import Synchronization

/// The folder whose files are the media library of an app's phone.
///
/// `TACTUS_MUSIC` names it; a test sets one. Without one the library is empty.
///
/// - Thread: any, for every member.
package final class MusicFolder: Sendable {
  /// Returns the folder of a link.
  package static func of(_ link: ClientLink) -> MusicFolder {
    link.storage.object(MusicFolder.self) {
      let folder = MusicFolder()
      folder.path = getenv("TACTUS_MUSIC").map { String(cString: $0) }
      return folder
    }
  }

  /// The path; `nil` for an empty library.
  package var path: String? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  // MARK: Internals

  private let kept = Mutex<String?>(nil)
}
