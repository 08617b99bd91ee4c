internal import CTactusSystemCalls
internal import Glibc

// Renamed and exchanged files (Device.CL14).

/// The option that both files get each other's name.
///
/// - Source: sys/stdio.h, as the following. Confidence: documented.
public let RENAME_SWAP: Int32 = 0x2
/// The option that there may be no file with the new name.
public let RENAME_EXCL: Int32 = 0x4

/// Renames a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - newPath: The new path.
///   - flags: `RENAME_SWAP` or `RENAME_EXCL`; others fail with `EINVAL`.
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func renamex_np(
  _ path: UnsafePointer<CChar>?, _ newPath: UnsafePointer<CChar>?, _ flags: UInt32
) -> Int32 { renameatx_np(AT_FDCWD, path, AT_FDCWD, newPath, flags) }

/// Renames a file, with paths that begin at open folders.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func renameatx_np(
  _ folder: Int32, _ path: UnsafePointer<CChar>?, _ newFolder: Int32,
  _ newPath: UnsafePointer<CChar>?, _ flags: UInt32
) -> Int32 {
  guard let path, let newPath else {
    errno = EFAULT
    return -1
  }
  // RENAME_NOREPLACE and RENAME_EXCHANGE of Linux.
  switch flags {
  case 0: return renameat2(folder, path, newFolder, newPath, 0)
  case UInt32(RENAME_EXCL): return renameat2(folder, path, newFolder, newPath, 1)
  case UInt32(RENAME_SWAP): return renameat2(folder, path, newFolder, newPath, 2)
  default:
    errno = EINVAL
    return -1
  }
}
