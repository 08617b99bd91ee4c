import CTactusExtendedAttributes
import TactusCrashReports

/// A value that a file keeps beside its contents, as an extended attribute of the file system.
struct ExtendedAttribute {
  /// The meaning of the value, for a warning.
  let meaning: String
  /// The attribute's name; programs of users store under `user`.
  ///
  /// - Source: none, the names are ours.
  let name: String

  /// Returns the value; nil without one.
  func value(ofFile path: String) -> String? {
    let count = getxattr(path, name, nil, 0)
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = getxattr(path, name, &bytes, count)
    return read < 0 ? nil : String(decoding: bytes.prefix(read), as: UTF8.self)
  }

  /// Stores a value, or removes it.
  ///
  /// A file system without such attributes keeps nothing, with a warning.
  ///
  /// - Throws: A `CocoaError`, if the file is missing or cannot be changed.
  func set(_ value: String?, ofFile path: String) throws {
    let bytes = value.map { Array($0.utf8) }
    let result =
      bytes.map { setxattr(path, name, $0, $0.count, 0) } ?? removexattr(path, name)
    guard result != 0 else { return }
    let info: [String: Any] = [
      NSURLErrorKey: URL(fileURLWithPath: path), NSFilePathErrorKey: path,
    ]
    switch errno {
    case ENODATA: return
    case ENOTSUP:
      RuntimeWarning.once(
        "the file system of \(path) keeps no attributes, so \(meaning) is not stored")
    case ENOENT, ENOTDIR: throw CocoaError(.fileNoSuchFile, userInfo: info)
    case EROFS: throw CocoaError(.fileWriteVolumeReadOnly, userInfo: info)
    case EACCES, EPERM: throw CocoaError(.fileWriteNoPermission, userInfo: info)
    default: throw CocoaError(.fileWriteUnknown, userInfo: info)
    }
  }
}
