internal import CTactusSystemCalls
internal import Glibc

/// The replacement of a file or a folder as a whole.
///
/// Step DocumentsInApps.SV4.
package enum SafeFile {
  /// Replaces a file by what a closure writes, or leaves it as it was.
  ///
  /// - Parameters:
  ///   - url: The file; if it is a symbolic link, the file that it leads to.
  ///   - write: Writes the new file to the given place, which is in the same file system.
  /// - Throws: The closure's error, or `CocoaError`.
  /// - Thread: any.
  package static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
      .appendingPathComponent(".replacing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = folder.appendingPathComponent(target.lastPathComponent)
    try write(new)
    guard FileManager.default.fileExists(atPath: new.path) else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey: "nothing was written for \(url.path)",
        ])
    }
    try keepPermissions(of: target, for: new)
    try exchange(target, new)
  }

  /// Moves the new file to its place; what was there comes to the place of the new one.
  private static func exchange(_ target: URL, _ new: URL) throws {
    let exchanging: UInt32 = 2
    var status = renameat2(AT_FDCWD, new.path, AT_FDCWD, target.path, exchanging)
    // Without a file to exchange it with, or in a file system that cannot exchange, it is moved;
    // that replaces a file as a whole, and no folder.
    if status != 0 { status = rename(new.path, target.path) }
    guard status != 0 else { return }
    let reason = String(cString: strerror(errno))
    throw CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: target.path,
        NSLocalizedDescriptionKey: "\(target.path) could not be replaced: \(reason)",
      ])
  }

  private static func keepPermissions(of old: URL, for new: URL) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: old.path)
    guard let permissions = attributes?[.posixPermissions] else { return }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path)
  }
}
