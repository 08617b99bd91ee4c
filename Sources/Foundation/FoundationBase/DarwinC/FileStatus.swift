public import Glibc

// The status of files with the time at which they were made (Device.CL1). The record of Linux has
// no field for it; its last eight bytes, which the C library reserves, keep it.

/// Stores the status of a file, which may be found through symbolic links.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func stat(_ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  let result = Glibc.fstatat(AT_FDCWD, path, status, 0)
  if result == 0 { status.keepBirth(AT_FDCWD, path, 0) }
  return result
}

/// Stores the status of a file or of a symbolic link itself.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func lstat(_ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  let result = Glibc.lstat(path, status)
  if result == 0 { status.keepBirth(AT_FDCWD, path, LibraryExtras.notFollowed) }
  return result
}

/// Stores the status of an open file.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  let result = Glibc.fstat(descriptor, status)
  if result == 0 { status.keepBirth(descriptor, "", LibraryExtras.descriptorItself) }
  return result
}

/// Stores the status of a file whose path begins at an open folder.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func fstatat(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>,
  _ flags: Int32
) -> Int32 {
  let result = Glibc.fstatat(folder, path, status, flags)
  if result == 0 { status.keepBirth(folder, path, flags) }
  return result
}

extension stat {
  /// The time at which the file was made; 0 if its file system does not know it.
  ///
  /// It is that of the functions of this module; the C library's own leave it 0.
  public var st_birthtimespec: timespec {
    get {
      let time = withUnsafeBytes(of: self) { $0.load(fromByteOffset: Self.birth, as: Int64.self) }
      let parts = BirthTime.parts(time)
      return timespec(tv_sec: parts.seconds, tv_nsec: parts.nanoseconds)
    }
    set {
      let time = BirthTime.nanoseconds(newValue.tv_sec, newValue.tv_nsec)
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: time, toByteOffset: Self.birth, as: Int64.self)
      }
    }
  }

  /// The place of the time in the record.
  ///
  /// - Source: the C library's bits/struct_stat.h, for x86-64 and 64-bit ARM. Confidence:
  ///   documented.
  fileprivate static let birth = MemoryLayout<stat>.size - 8
}

extension UnsafeMutablePointer<stat> {
  /// Stores the time at which the file was made.
  fileprivate func keepBirth(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) {
    let time = LibraryExtras.birthTime(folder, path, flags)
    UnsafeMutableRawPointer(self).storeBytes(of: time, toByteOffset: stat.birth, as: Int64.self)
  }
}
