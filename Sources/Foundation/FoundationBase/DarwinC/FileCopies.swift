internal import Glibc

// Copies of files with their attributes (Device.CL13).

/// The flags of a copy.
public typealias copyfile_flags_t = UInt32
/// The state of a copy; only `nil` exists here.
public typealias copyfile_state_t = OpaquePointer

/// The copy of a list of access rights.
///
/// - Source: copyfile.h, as the following. Confidence: documented.
public let COPYFILE_ACL: Int32 = 1 << 0
/// The copy of the rights and the times.
public let COPYFILE_STAT: Int32 = 1 << 1
/// The copy of the extended attributes.
public let COPYFILE_XATTR: Int32 = 1 << 2
/// The copy of the contents.
public let COPYFILE_DATA: Int32 = 1 << 3
/// The copy of all rights.
public let COPYFILE_SECURITY: Int32 = COPYFILE_STAT | COPYFILE_ACL
/// The copy of all but the contents.
public let COPYFILE_METADATA: Int32 = COPYFILE_SECURITY | COPYFILE_XATTR
/// The copy of all.
public let COPYFILE_ALL: Int32 = COPYFILE_METADATA | COPYFILE_DATA
/// The copy of a folder with its entries.
public let COPYFILE_RECURSIVE: Int32 = 1 << 15
/// A check of what would be copied.
public let COPYFILE_CHECK: Int32 = 1 << 16
/// The copy fails if there is a file already.
public let COPYFILE_EXCL: Int32 = 1 << 17
/// The copy of a symbolic link itself.
public let COPYFILE_NOFOLLOW_SRC: Int32 = 1 << 18
/// The copy does not go through a symbolic link at its place.
public let COPYFILE_NOFOLLOW_DST: Int32 = 1 << 19
/// The original is removed after the copy.
public let COPYFILE_MOVE: Int32 = 1 << 20
/// A file at the place of the copy is removed before.
public let COPYFILE_UNLINK: Int32 = 1 << 21
/// The copy without symbolic links on both sides.
public let COPYFILE_NOFOLLOW: Int32 = COPYFILE_NOFOLLOW_SRC | COPYFILE_NOFOLLOW_DST
/// The copy shares its contents with the original if the file system can.
public let COPYFILE_CLONE: Int32 = 1 << 24
/// The copy shares its contents with the original, or fails.
public let COPYFILE_CLONE_FORCE: Int32 = 1 << 25

/// The clone of a symbolic link itself.
///
/// - Source: sys/clonefile.h, as the following. Confidence: documented.
public let CLONE_NOFOLLOW: Int32 = 0x1
/// The clone belongs to who makes it, as every clone does here.
public let CLONE_NOOWNERCOPY: Int32 = 0x2

/// Copies a file.
///
/// - Parameters:
///   - source: The path of the original.
///   - target: The path of the copy; may be `nil` for `COPYFILE_CHECK`.
///   - state: The state; `nil`.
///   - flags: What is copied, and options.
/// - Returns: 0, with `COPYFILE_CHECK` the parts that there are, or -1 with `errno` set.
@discardableResult
public func copyfile(
  _ source: UnsafePointer<CChar>?, _ target: UnsafePointer<CChar>?, _ state: copyfile_state_t?,
  _ flags: copyfile_flags_t
) -> Int32 {
  guard let source, state == nil, target != nil || flags & UInt32(COPYFILE_CHECK) != 0 else {
    errno = EINVAL
    return -1
  }
  let copy = FileCopy(flags: Int32(bitPattern: flags))
  if copy.has(COPYFILE_CHECK) { return copy.parts(of: source) }
  guard let target else { return -1 }
  return copy.copy(source, to: target) ? 0 : -1
}

/// Copies an open file, from its place on, to the place of another one, which ends after it.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func fcopyfile(
  _ source: Int32, _ target: Int32, _ state: copyfile_state_t?, _ flags: copyfile_flags_t
) -> Int32 {
  guard state == nil else {
    errno = EINVAL
    return -1
  }
  return FileCopy(flags: Int32(bitPattern: flags)).copyParts(from: source, to: target) ? 0 : -1
}

/// Makes a file that shares its contents with another one until one of them changes.
///
/// - Parameters:
///   - source: The path of the original.
///   - target: The path of the clone; there may be no file.
///   - flags: Options, such as `CLONE_NOFOLLOW`.
/// - Returns: 0, or -1 with `errno` set: `ENOTSUP` if the file system cannot, and for folders.
@discardableResult
public func clonefile(
  _ source: UnsafePointer<CChar>?, _ target: UnsafePointer<CChar>?, _ flags: UInt32
) -> Int32 {
  guard let source, let target else {
    errno = EFAULT
    return -1
  }
  var options = COPYFILE_CLONE_FORCE
  if flags & UInt32(CLONE_NOFOLLOW) != 0 { options |= COPYFILE_NOFOLLOW_SRC }
  return FileCopy(flags: options).copy(source, to: target) ? 0 : -1
}
