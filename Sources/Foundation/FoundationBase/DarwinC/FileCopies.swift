internal import Glibc

// Copies of files with their attributes (Device.CL13).

/// The flags of a copy.
public typealias copyfile_flags_t = UInt32
/// The state of a copy; only `nil` exists here.
public typealias copyfile_state_t = OpaquePointer

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
