internal import Glibc

// The record of the file system of a file (Device.CL4).

/// A file system that cannot be written.
///
/// - Source: sys/mount.h, as the following. Confidence: documented.
public let MNT_RDONLY: Int32 = 0x1
/// A file system that is written at once.
public let MNT_SYNCHRONOUS: Int32 = 0x2
/// A file system whose programs do not run.
public let MNT_NOEXEC: Int32 = 0x4
/// A file system whose programs run as the user who starts them.
public let MNT_NOSUID: Int32 = 0x8
/// A file system whose files of devices do not work.
public let MNT_NODEV: Int32 = 0x10
/// A file system of this machine.
public let MNT_LOCAL: Int32 = 0x1000
/// The file system of the root.
public let MNT_ROOTFS: Int32 = 0x4000
/// A file system that keeps no time of access.
public let MNT_NOATIME: Int32 = 0x1000_0000
/// The flag of a call that does not wait for the file system.
public let MNT_NOWAIT: Int32 = 2
/// The flag of a call that waits for the file system.
public let MNT_WAIT: Int32 = 1
/// The size of the name of a type, including the null at the end.
public let MFSTYPENAMELEN: Int32 = 16

/// Stores the record of the file system of a file.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func statfs(_ path: UnsafePointer<CChar>?, _ record: UnsafeMutablePointer<statfs>?) -> Int32
{
  guard let path, let record else {
    errno = EFAULT
    return -1
  }
  var (values, status) = (statvfs(), stat())
  guard statvfs(path, &values) == 0, Glibc.fstatat(AT_FDCWD, path, &status, 0) == 0 else {
    return -1
  }
  record.pointee = statfs(values, device: UInt64(status.st_dev))
  return 0
}

/// Stores the record of the file system of an open file.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func fstatfs(_ descriptor: Int32, _ record: UnsafeMutablePointer<statfs>?) -> Int32 {
  guard let record else {
    errno = EFAULT
    return -1
  }
  var (values, status) = (statvfs(), stat())
  guard fstatvfs(descriptor, &values) == 0, Glibc.fstat(descriptor, &status) == 0 else {
    return -1
  }
  record.pointee = statfs(values, device: UInt64(status.st_dev))
  return 0
}

extension statfs {
  /// Creates the record of a file system from its values and the number of its device.
  fileprivate init(_ values: statvfs, device: UInt64) {
    self.init()
    let size = values.f_frsize == 0 ? values.f_bsize : values.f_frsize
    f_bsize = UInt32(clamping: size)
    f_iosize = Int32(clamping: values.f_bsize)
    f_blocks = UInt64(values.f_blocks)
    f_bfree = UInt64(values.f_bfree)
    f_bavail = UInt64(values.f_bavail)
    f_files = UInt64(values.f_files)
    f_ffree = UInt64(values.f_ffree)
    f_fsid = unsafeBitCast(UInt64(values.f_fsid), to: fsid_t.self)
    let mount = MountedFileSystem.of(device: device)
    let flags = UInt(values.f_flag)
    let pairs: [(UInt, Int32)] = [
      (UInt(ST_RDONLY), MNT_RDONLY), (UInt(ST_NOSUID), MNT_NOSUID),
      (MountedFileSystem.noDevices, MNT_NODEV), (MountedFileSystem.noPrograms, MNT_NOEXEC),
      (MountedFileSystem.synchronous, MNT_SYNCHRONOUS),
      (MountedFileSystem.noTimes, MNT_NOATIME),
    ]
    var found = pairs.reduce(Int32(0)) { flags & $1.0 == 0 ? $0 : $0 | $1.1 }
    if mount?.isLocal == true { found |= MNT_LOCAL }
    if mount?.place == "/" { found |= MNT_ROOTFS }
    f_flags = UInt32(found)
    guard let mount else { return }
    Self.write(mount.type, to: &f_fstypename)
    Self.write(mount.place, to: &f_mntonname)
    Self.write(mount.source, to: &f_mntfromname)
  }

  /// Writes a text into bytes, which end with a null; a longer text is cut off.
  private static func write<Bytes>(_ text: String, to bytes: inout Bytes) {
    withUnsafeMutableBytes(of: &bytes) { bytes in
      for (place, byte) in text.utf8.prefix(bytes.count - 1).enumerated() { bytes[place] = byte }
    }
  }
}
