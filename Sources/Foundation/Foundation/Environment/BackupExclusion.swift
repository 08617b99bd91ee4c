import CTactusExtendedAttributes
import TactusCrashReports

/// Whether a file is left out of backups, as an extended attribute of the file (ObjectiveC.FO12).
enum BackupExclusion {
  /// Returns whether a file is left out; nil if there is no such file.
  static func isSet(on url: URL) -> Bool? {
    guard url.isFileURL, access(url.path, F_OK) == 0 else { return nil }
    return getxattr(url.path, name, nil, 0) >= 0
  }

  /// Leaves a file out of backups, or no longer.
  static func set(_ isExcluded: Bool, on url: URL) throws {
    // As on an iPhone, other URLs are ignored.
    guard url.isFileURL else { return }
    let value: [UInt8] = [1]
    let result =
      isExcluded ? setxattr(url.path, name, value, value.count, 0) : removexattr(url.path, name)
    guard result != 0 else { return }
    switch errno {
    case ENODATA: return
    case ENOTSUP:
      RuntimeWarning.once(
        "the file system of \(url.path) keeps no attributes, so isExcludedFromBackup is not stored")
    case ENOENT, ENOTDIR: throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
    case EROFS: throw CocoaError(.fileWriteVolumeReadOnly, userInfo: [NSURLErrorKey: url])
    case EACCES, EPERM: throw CocoaError(.fileWriteNoPermission, userInfo: [NSURLErrorKey: url])
    default: throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
  }

  /// The attribute's name; programs of users store under `user`.
  ///
  /// - Source: none, the name is ours.
  private static let name = "user.tactus.excluded-from-backup"
}
