internal import CTactusSystemCalls
internal import Glibc

// The commands of `fcntl` that Linux lacks (Device.CL3). Their numbers are none of Linux's.
//
// - Source: sys/fcntl.h. Confidence: documented.

/// The command that reserves space for a file.
public let F_PREALLOCATE: Int32 = 42
/// The command that reads a part of a file ahead.
public let F_RDADVISE: Int32 = 44
/// The command that turns reading ahead on or off.
public let F_RDAHEAD: Int32 = 45
/// The command that keeps a file's contents out of the cache.
public let F_NOCACHE: Int32 = 48
/// The command that stores the path of an open file, in `PATH_MAX` bytes.
public let F_GETPATH: Int32 = 50
/// The command that writes a file to the disk itself.
public let F_FULLFSYNC: Int32 = 51
/// The command that writes a file to the disk before all that is written later.
public let F_BARRIERFSYNC: Int32 = 85
/// The command that frees a part of a file.
public let F_PUNCHHOLE: Int32 = 99

/// Carries out a command for an open file.
@_disfavoredOverload
@discardableResult
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 {
  switch command {
  case F_FULLFSYNC, F_BARRIERFSYNC: fsync(descriptor)
  case F_GETNOSIGPIPE:
    Glibc.fcntl(descriptor, F_GETFD) < 0 ? -1 : BrokenPipes.areIgnored ? 1 : 0
  default: Glibc.fcntl(descriptor, command)
  }
}

/// Carries out a command with a number for an open file.
@_disfavoredOverload
@discardableResult
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 {
  switch command {
  case F_FULLFSYNC, F_BARRIERFSYNC: return fsync(descriptor)
  case F_NOCACHE:
    return advise(descriptor, 0, 0, value == 0 ? POSIX_FADV_NORMAL : POSIX_FADV_NOREUSE)
  case F_RDAHEAD:
    return advise(descriptor, 0, 0, value == 0 ? POSIX_FADV_RANDOM : POSIX_FADV_NORMAL)
  case F_GETNOSIGPIPE: return fcntl(descriptor, command)
  case F_SETNOSIGPIPE:
    guard Glibc.fcntl(descriptor, F_GETFD) >= 0 else { return -1 }
    if value != 0 { BrokenPipes.ignore() }
    return 0
  default: return Glibc.fcntl(descriptor, command, value)
  }
}

/// Carries out a command with memory for an open file.
@_disfavoredOverload
@discardableResult
public func fcntl(_ descriptor: Int32, _ command: Int32, _ memory: UnsafeMutableRawPointer) -> Int32
{
  switch command {
  case F_GETPATH: return path(of: descriptor, memory.assumingMemoryBound(to: CChar.self))
  case F_RDADVISE:
    let part = memory.loadUnaligned(as: radvisory.self)
    return advise(descriptor, part.ra_offset, off_t(part.ra_count), POSIX_FADV_WILLNEED)
  case F_PREALLOCATE: return reserve(descriptor, memory.assumingMemoryBound(to: fstore_t.self))
  case F_PUNCHHOLE:
    let part = memory.loadUnaligned(as: fpunchhole_t.self)
    return fallocate(descriptor, 3, Int(part.fp_offset), Int(part.fp_length))
  default: return Glibc.fcntl(descriptor, command, memory)
  }
}

/// Advises the kernel how a file will be used.
private func advise(_ descriptor: Int32, _ offset: off_t, _ count: off_t, _ use: Int32) -> Int32 {
  let result = posix_fadvise(descriptor, offset, count, use)
  if result != 0 { errno = result }
  return result == 0 ? 0 : -1
}

/// Stores the path of an open file.
private func path(of descriptor: Int32, _ buffer: UnsafeMutablePointer<CChar>) -> Int32 {
  guard Glibc.fcntl(descriptor, F_GETFD) >= 0 else { return -1 }
  let limit = Int(PATH_MAX)
  let count = readlink("/proc/self/fd/\(descriptor)", buffer, limit - 1)
  // A descriptor without a path has a name such as `socket:[12]`.
  guard count > 0, buffer[0] == 0x2F else {
    errno = EBADF
    return -1
  }
  buffer[count] = 0
  return 0
}

/// Reserves space for a file, which keeps its size.
private func reserve(_ descriptor: Int32, _ order: UnsafeMutablePointer<fstore_t>) -> Int32 {
  order.pointee.fst_bytesalloc = 0
  guard order.pointee.fst_posmode == F_PEOFPOSMODE, order.pointee.fst_length > 0 else {
    errno = EINVAL
    return -1
  }
  let end = lseek(descriptor, 0, SEEK_CUR)
  var status = stat()
  guard Glibc.fstat(descriptor, &status) == 0, end >= 0 else { return -1 }
  let start = off_t(status.st_size) + max(order.pointee.fst_offset, 0)
  // FALLOC_FL_KEEP_SIZE.
  guard fallocate(descriptor, 1, Int(start), Int(order.pointee.fst_length)) == 0 else { return -1 }
  order.pointee.fst_bytesalloc = order.pointee.fst_length
  return 0
}
