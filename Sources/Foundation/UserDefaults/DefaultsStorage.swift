internal import Glibc
import TactusCrashReports
import TactusFoundation

/// The two files of one domain of user defaults: a property list, and the changes since it was
/// written.
///
/// Foundation on Linux rewrites the property list in place, so that a kill can leave it empty. Here
/// each change is one record at the end of the second file, and the list is replaced as a whole
/// (ObjectiveC.UD8, ObjectiveC.UD9).
///
/// - Thread: one at a time; other processes may use the same files.
struct DefaultsStorage: ~Copyable {
  /// The identity of a state of a file.
  private struct Stamp: Equatable {
    var inode: ino_t = 0
    var size: off_t = 0
    var seconds = 0
    var nanoseconds = 0
  }

  /// Bytes of changes after which the list is written again, unless it is larger (a guess).
  private static let mostChanges: off_t = 64 * 1024

  private let list: [CChar]
  private let changes: [CChar]
  /// The open file of changes; below 0 while there is none.
  private var descriptor: Int32 = -1
  /// The list that has been read; nil before that.
  private var stamp: Stamp?
  /// The bytes of changes that the values include.
  private var length: off_t = 0
  /// The stored values by key.
  private(set) var values: [String: Any] = [:]
  /// The changes that could not be stored; nil is a removal.
  private var unsaved: [String: Any?] = [:]

  /// Creates the storage of a domain.
  ///
  /// - Parameter path: The path of the property list, with the final zero.
  init(_ path: [CChar]) {
    list = path
    let name = path.lastIndex(of: CChar(UInt8(ascii: "/"))).map { $0 + 1 } ?? 0
    changes =
      path[..<name] + [CChar(UInt8(ascii: "."))] + path[name...].dropLast()
      + ".changes".utf8CString
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  // MARK: Reading

  /// Reads the files, if they have changed.
  mutating func refresh() {
    guard isStale, open(creates: false) || stamp != currentStamp else { return }
    locked { $0.load() }
  }

  private var isStale: Bool {
    guard stamp == currentStamp else { return true }
    var status = stat()
    guard descriptor >= 0 else { return stat(changes, &status) == 0 }
    return fstat(descriptor, &status) != 0 || status.st_size != length || status.st_nlink == 0
  }

  private var currentStamp: Stamp {
    var status = stat()
    guard stat(list, &status) == 0 else { return Stamp() }
    return Stamp(
      inode: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Reads both files, neither of which changes meanwhile.
  private mutating func load() {
    stamp = currentStamp
    values = readList()
    length = 0
    guard descriptor >= 0, let bytes = Self.contents(of: descriptor) else { return }
    let records = DefaultsRecords(bytes)
    for change in records.changes { values[change.key] = change.value }
    length = off_t(records.length)
    // What a kill left of a record was never acknowledged.
    if records.length < bytes.count { ftruncate(descriptor, length) }
    for (key, value) in unsaved { values[key] = value }
  }

  private func readList() -> [String: Any] {
    let file = Glibc.open(list, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [:] }
    defer { close(file) }
    guard let bytes = Self.contents(of: file), !bytes.isEmpty else { return [:] }
    let read = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    if let values = read as? [String: Any] { return values }
    let kept = list.dropLast() + ".damaged".utf8CString
    rename(list, Array(kept))
    RuntimeWarning.once(
      "the user defaults in \(shown(list)) are not a property list with a dictionary, and are now in "
        + "\(shown(Array(kept)))")
    return [:]
  }

  private static func contents(of file: Int32) -> Data? {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    var bytes = Data(count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { buffer in
      var count = 0
      while count < buffer.count {
        let part = pread(
          file, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(count))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { break }
        count += part
      }
      return count
    }
    return bytes.prefix(count)
  }

  // MARK: Writing

  /// Stores a change, or keeps it in memory if that fails.
  ///
  /// - Parameter value: The value of a property list; nil removes it.
  mutating func set(_ value: Any?, forKey key: String) {
    guard let record = DefaultsRecords.record(of: value, forKey: key),
      let stored = DefaultsRecords(record).changes.first
    else { return }
    guard open(creates: true) else { return keep(stored.value, forKey: key) }
    locked { storage in
      if storage.isStale { storage.load() }
      guard Self.write(record, to: storage.descriptor, at: storage.length) else {
        storage.warn()
        ftruncate(storage.descriptor, storage.length)
        return storage.keep(stored.value, forKey: key)
      }
      storage.length += off_t(record.count)
      storage.values[key] = stored.value
      storage.unsaved[key] = nil
      guard storage.length > max(Self.mostChanges, storage.stamp?.size ?? 0) else { return }
      storage.writeList()
    }
  }

  /// Writes the changes into the list.
  ///
  /// - Returns: Whether everything is stored.
  mutating func synchronize() -> Bool {
    refresh()
    guard length > 0 || !unsaved.isEmpty else { return true }
    guard open(creates: true) else { return false }
    return locked { storage in
      if storage.isStale { storage.load() }
      return storage.writeList()
    }
  }

  private mutating func keep(_ value: Any?, forKey key: String) {
    values[key] = value
    unsaved[key] = .some(value)
  }

  /// Replaces the list by one with all values, and then empties the file of changes.
  ///
  /// Whoever reads both files in between applies changes twice, which changes nothing.
  @discardableResult
  private mutating func writeList() -> Bool {
    guard replaceList() else {
      warn()
      return false
    }
    ftruncate(descriptor, 0)
    length = 0
    unsaved = [:]
    stamp = currentStamp
    return true
  }

  private func replaceList() -> Bool {
    guard !values.isEmpty else { return unlink(list) == 0 || errno == ENOENT }
    let format = PropertyListSerialization.PropertyListFormat.binary
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: format, options: 0)
    else { return false }
    // Only the holder of the lock writes the file, so what a kill leaves is written over.
    let new = Array(list.dropLast() + ".new".utf8CString)
    let file = Glibc.open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let isWritten = Self.write(data, to: file, at: 0)
    let reason = errno
    guard close(file) == 0, isWritten, rename(new, list) == 0 else {
      if !isWritten { errno = reason }
      let failure = errno
      unlink(new)
      errno = failure
      return false
    }
    return true
  }

  private static func write(_ data: Data, to file: Int32, at offset: off_t) -> Bool {
    data.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let part = pwrite(
          file, buffer.baseAddress.map { $0 + count }, buffer.count - count,
          offset + off_t(count))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { return false }
        count += part
      }
      return true
    }
  }

  // MARK: The open file

  /// Opens the file of changes, which is also the lock of both files.
  private mutating func open(creates: Bool) -> Bool {
    if descriptor >= 0 {
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return true }
      close(descriptor)
      descriptor = -1
    }
    length = 0
    let flags = O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0)
    descriptor = Glibc.open(changes, flags, 0o600)
    if descriptor < 0, creates, errno == ENOENT {
      Self.makeFolders(of: changes)
      descriptor = Glibc.open(changes, flags, 0o600)
    }
    if descriptor < 0, creates { warn() }
    return descriptor >= 0
  }

  private static func makeFolders(of path: [CChar]) {
    for index in path.indices.dropFirst() where path[index] == CChar(UInt8(ascii: "/")) {
      mkdir(Array(path[..<index] + [0]), 0o700)
    }
  }

  /// Runs a closure while no other process uses the files.
  private mutating func locked<Result>(_ body: (inout DefaultsStorage) -> Result) -> Result {
    let file = descriptor
    if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
    defer { if file >= 0 { flock(file, LOCK_UN) } }
    return body(&self)
  }

  private func warn() {
    let reason = errno == ENOSPC ? "the disk is full" : String(cString: strerror(errno))
    RuntimeWarning.once(
      "user defaults are kept in memory only, until \(shown(list)) can be written: \(reason)")
  }

  private func shown(_ path: [CChar]) -> String {
    String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
