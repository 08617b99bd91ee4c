import CTactusExtendedAttributes
internal import Glibc

/// A copy of files by the flags of `copyfile`.
struct FileCopy {
  /// The flags.
  let flags: Int32

  /// Creates a copy; shared contents are those of a complete and new copy (documented).
  init(flags: Int32) {
    let isClone = flags & (COPYFILE_CLONE | COPYFILE_CLONE_FORCE) != 0
    self.flags = isClone ? flags | COPYFILE_ALL | COPYFILE_EXCL : flags
  }

  /// Whether a flag is set.
  func has(_ flag: Int32) -> Bool { flags & flag != 0 }

  /// Whether the copy of contents is meant to share them, or has to.
  private var isClone: Bool { has(COPYFILE_CLONE | COPYFILE_CLONE_FORCE) }

  /// Returns the parts of the flags that a file has; -1 with `errno` set.
  func parts(of source: UnsafePointer<CChar>) -> Int32 {
    var status = stat()
    guard state(source, &status) else { return -1 }
    let count =
      has(COPYFILE_NOFOLLOW_SRC) ? llistxattr(source, nil, 0) : listxattr(source, nil, 0)
    let kind = status.st_mode & S_IFMT
    var parts = flags & (COPYFILE_STAT | (count > 0 ? COPYFILE_XATTR : 0))
    if kind == S_IFREG || kind == S_IFLNK { parts |= flags & COPYFILE_DATA }
    return parts
  }

  /// Copies what is at a path; false with `errno` set.
  func copy(_ source: UnsafePointer<CChar>, to target: UnsafePointer<CChar>) -> Bool {
    var status = stat()
    guard state(source, &status) else { return false }
    var present = stat()
    let isPresent = Glibc.lstat(target, &present) == 0
    if isPresent, present.st_dev == status.st_dev, present.st_ino == status.st_ino {
      return has(COPYFILE_EXCL) ? Self.fail(EEXIST) : true
    }
    if isPresent, has(COPYFILE_EXCL) { return Self.fail(EEXIST) }
    if isPresent, has(COPYFILE_UNLINK), unlink(target) != 0 { return false }
    let isCopied =
      switch status.st_mode & S_IFMT {
      case S_IFDIR where has(COPYFILE_CLONE_FORCE): Self.fail(ENOTSUP)
      case S_IFDIR: copyFolder(source, status, to: target)
      case S_IFLNK: copyLink(source, to: target)
      case S_IFREG: copyFile(source, status, to: target)
      default: Self.fail(ENOTSUP)
      }
    guard isCopied else { return false }
    return !has(COPYFILE_MOVE) || remove(source) == 0
  }

  /// Copies the parts of an open file to another one; false with `errno` set.
  func copyParts(from source: Int32, to target: Int32) -> Bool {
    var status = stat()
    guard Glibc.fstat(source, &status) == 0 else { return false }
    if has(COPYFILE_DATA), !copyContents(from: source, to: target) { return false }
    if has(COPYFILE_XATTR), !copyAttributes(from: source, to: target) { return false }
    guard has(COPYFILE_STAT) else {
      return !has(COPYFILE_ACL) || copyRights(from: source, to: target)
    }
    guard fchmod(target, status.st_mode & 0o7777) == 0 else { return false }
    if has(COPYFILE_ACL), !copyRights(from: source, to: target) { return false }
    let times = [status.st_atim, status.st_mtim]
    return futimens(target, times) == 0
  }

  private func state(_ path: UnsafePointer<CChar>, _ status: inout stat) -> Bool {
    (has(COPYFILE_NOFOLLOW_SRC) ? Glibc.lstat(path, &status) : fstatat(AT_FDCWD, path, &status, 0))
      == 0
  }

  private func copyFile(
    _ path: UnsafePointer<CChar>, _ status: stat, to place: UnsafePointer<CChar>
  ) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { Self.close(source) }
    var options = O_WRONLY | O_CREAT | O_CLOEXEC
    if has(COPYFILE_DATA) { options |= O_TRUNC }
    if has(COPYFILE_EXCL) { options |= O_EXCL }
    if has(COPYFILE_NOFOLLOW_DST) { options |= O_NOFOLLOW }
    // The owner may write until all is copied.
    let target = open(place, options, status.st_mode & 0o777 | 0o200)
    guard target >= 0 else { return false }
    defer { Self.close(target) }
    guard isClone else { return copyParts(from: source, to: target) }
    let rest = Self(flags: COPYFILE_METADATA)
    if LibraryExtras.cloneContents(to: target, from: source) == 0 {
      return rest.copyParts(from: source, to: target)
    }
    guard !has(COPYFILE_CLONE_FORCE) else {
      unlink(place)
      return Self.fail(ENOTSUP)
    }
    return Self(flags: COPYFILE_ALL).copyParts(from: source, to: target)
  }

  private func copyLink(_ path: UnsafePointer<CChar>, to place: UnsafePointer<CChar>) -> Bool {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count - 1)
    return count >= 0 && symlink(text, place) == 0
  }

  private func copyFolder(
    _ path: UnsafePointer<CChar>, _ status: stat, to place: UnsafePointer<CChar>
  ) -> Bool {
    if mkdir(place, status.st_mode & 0o777 | 0o700) != 0, errno != EEXIST { return false }
    if has(COPYFILE_RECURSIVE) {
      guard let folder = opendir(path) else { return false }
      var names: [[CChar]] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
        }
        if name != [0x2E, 0], name != [0x2E, 0x2E, 0] { names.append(name) }
      }
      closedir(folder)
      // Links within a folder are copied as they are (documented).
      let inner = Self(flags: flags | COPYFILE_NOFOLLOW_SRC)
      for name in names {
        let (from, to) = (Self.joined(path, name), Self.joined(place, name))
        guard inner.copy(from, to: to) else { return false }
      }
    }
    let (source, target) = (
      open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC),
      open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    )
    defer {
      Self.close(source)
      Self.close(target)
    }
    return source >= 0 && target >= 0
      && Self(flags: flags & ~COPYFILE_DATA).copyParts(from: source, to: target)
  }

  /// Copies the contents from the current offset of one file to that of another one, which is
  /// truncated there; false with `errno` set.
  private func copyContents(from source: Int32, to target: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      while true {
        let count = read(source, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return false }
        guard count > 0 else { break }
        var written = 0
        while written < count {
          let step = write(target, buffer.baseAddress.map { $0 + written }, count - written)
          if step < 0, errno == EINTR { continue }
          guard step >= 0 else { return false }
          written += step
        }
      }
      // What is not a regular file has no end.
      let end = lseek(target, 0, SEEK_CUR)
      return end < 0 || ftruncate(target, end) == 0 || errno == EINVAL
    }
  }

  /// Copies the access control list, if there is one; false with `errno` set.
  private func copyRights(from source: Int32, to target: Int32) -> Bool {
    let name = "system.posix_acl_access"
    let count = fgetxattr(source, name, nil, 0)
    guard count > 0 else { return true }
    var value = [UInt8](repeating: 0, count: count)
    guard fgetxattr(source, name, &value, count) == count else { return false }
    return fsetxattr(target, name, value, count, 0) == 0 || errno == ENOTSUP
  }

  /// Copies the extended attributes that programs may use; false with `errno` set.
  private func copyAttributes(from source: Int32, to target: Int32) -> Bool {
    let original = AttributedFile.open(source)
    let size = original.list(nil, 0)
    // A file system that does not support attributes has none to copy.
    guard size > 0 else { return size == 0 || errno == ENOTSUP }
    var names = [CChar](repeating: 0, count: size)
    guard original.list(&names, size) == size else { return false }
    for name in names.split(separator: 0).map({ Array($0) + [0] }) {
      let count = original.read(name, nil, 0, 0)
      guard count >= 0 else { return false }
      var value = [UInt8](repeating: 0, count: max(count, 1))
      guard original.read(name, &value, count, 0) == count else { return false }
      let result = AttributedFile.open(target).store(name, value, count, 0, 0)
      guard result == 0 || errno == ENOTSUP else { return false }
    }
    return true
  }

  private static func joined(_ folder: UnsafePointer<CChar>, _ name: [CChar]) -> [CChar] {
    Array(UnsafeBufferPointer(start: folder, count: strlen(folder))) + [0x2F] + name
  }

  /// Closes a file, and keeps the error of before.
  private static func close(_ file: Int32) {
    let before = errno
    if file >= 0 { _ = Glibc.close(file) }
    errno = before
  }

  /// Sets `errno`, and returns false.
  private static func fail(_ error: Int32) -> Bool {
    errno = error
    return false
  }
}
