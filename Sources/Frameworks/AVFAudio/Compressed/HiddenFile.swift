import Foundation

/// An unnamed file, which disappears when the object is released unless it was named.
///
/// - Thread: any, for every member.
final class HiddenFile: Sendable {
  /// The file's descriptor.
  let descriptor: Int32
  /// The path at which this process opens the file.
  let path: String

  /// Creates an empty file in a folder.
  ///
  /// - Parameter mode: The permissions, to which the process's umask is applied.
  init?(in folder: String, mode: mode_t) {
    let unnamed = open(folder, Self.withoutName | O_RDWR | O_CLOEXEC, mode)
    if unnamed >= 0 {
      (descriptor, name) = (unnamed, nil)
    } else {
      // The file system does not support unnamed files.
      let place = "\(folder)/.tactus-\(UUID().uuidString)"
      let named = open(place, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, mode)
      guard named >= 0 else { return nil }
      (descriptor, name) = (named, place)
    }
    (self.folder, path) = (folder, "/proc/self/fd/\(descriptor)")
  }

  deinit {
    if let name { unlink(name) }
    close(descriptor)
  }

  /// Names the file in its folder; an existing file of that name is replaced atomically.
  ///
  /// - Returns: Whether it has the name.
  func take(name target: String) -> Bool {
    var place = name
    if place == nil {
      let new = "\(folder)/.tactus-\(UUID().uuidString)"
      guard linkat(AT_FDCWD, path, AT_FDCWD, new, AT_SYMLINK_FOLLOW) == 0 else { return false }
      place = new
    }
    guard let place, rename(place, target) == 0 else {
      if let place { unlink(place) }
      return false
    }
    return true
  }

  // MARK: Internals

  /// `O_TMPFILE` of Linux.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  private let folder: String
  /// The path of the file, on a file system that needs one.
  private let name: String?
}
