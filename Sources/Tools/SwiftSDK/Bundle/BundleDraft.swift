import Glibc
import TactusCommandKit
import TactusFiles

/// A folder for an incomplete bundle beside the complete one.
///
/// It is locked while it is in use. The next draft's creation removes those that a killed program
/// has left, and what an installation or a removal has put aside.
struct BundleDraft {
  /// The beginning of the names of drafts.
  static let prefix = ".\(SwiftSDK.identifier)-"

  /// The path of the draft, and after the exchange with the complete bundle that of the old one.
  let path: String

  /// The open and locked folder.
  private let descriptor: Int32

  /// Creates a draft in a folder.
  ///
  /// - Throws: `CommandFailure`.
  init(in folder: String) throws {
    Self.removeAbandoned(in: folder)
    while true {
      var template = Array("\(folder)/\(Self.prefix)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw FileTree.failure(folder) }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // Another program may have removed the draft before it was locked.
      guard let descriptor = Self.lock(path) else { continue }
      if FileTree.isFolder(path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
  }

  /// Removes the folder, and unlocks it.
  func remove() {
    Folder.remove(path)
    close(descriptor)
  }

  // MARK: Internals

  /// Locks a folder; returns `nil` if it is in use, or not a folder.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  private static func removeAbandoned(in folder: String) {
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      guard let descriptor = lock("\(folder)/\(name)") else { continue }
      Folder.remove("\(folder)/\(name)")
      close(descriptor)
    }
  }
}
