import Glibc
import TactusTextFormatting

/// A file for incomplete content.
///
/// It has no name, so that it is gone with the program, however that ends. Where the file system
/// has no such files, it has a hidden name, which is removed by a signal that ends the program.
struct TemporaryFile {
  /// The path by which the file can be opened while the program runs.
  let path: String
  /// The descriptor of a file without a name; `nil` for one with a hidden name.
  private let descriptor: Int32?
  private let slot: Int?

  /// Creates an empty file in the folder of another file.
  ///
  /// - Parameters:
  ///   - mode: The permissions; `nil` for those of any new file.
  ///   - failure: Returns the error to throw for an `errno`.
  init(
    beside target: String, mode: mode_t?, failure: (Int32) -> CommandFailure
  ) throws(CommandFailure) {
    let place = Self.place(of: target)
    let folder = place.folder.isEmpty ? "." : place.folder
    let unnamed = open(FileName.bytes(of: folder), O_RDWR | Self.unnamed | O_CLOEXEC, mode_t(0o666))
    if unnamed >= 0 {
      let path = Self.path(of: unnamed)
      // Without /proc, the file could never get a name.
      if access(path, R_OK) == 0 {
        if let mode { fchmod(unnamed, mode & 0o7777) }
        self.path = path
        descriptor = unnamed
        slot = nil
        return
      }
      close(unnamed)
    }
    // The extension stays, because libraries may choose the format by it.
    path = Self.hiddenName(for: target)
    descriptor = nil
    let named = open(
      FileName.bytes(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
    guard named >= 0 else { throw failure(errno) }
    if let mode { fchmod(named, mode & 0o7777) }
    close(named)
    slot = TemporaryFileRegistry.add(path)
  }

  /// Gives the complete file its name.
  ///
  /// - Parameters:
  ///   - target: The name, in the folder in which the file was created.
  ///   - replacing: Whether there is a file of that name.
  /// - Returns: The `errno` of a failure, or `nil`.
  func publish(as target: String, replacing: Bool) -> Int32? {
    let name = FileName.bytes(of: target)
    guard descriptor != nil else {
      return rename(FileName.bytes(of: path), name) == 0 ? nil : errno
    }
    if !replacing {
      if link(as: name) { return nil }
      guard errno == EEXIST else { return errno }
    }
    // A link cannot replace a file, so the complete file has a hidden name for a moment.
    let hidden = FileName.bytes(of: Self.hiddenName(for: target))
    guard link(as: hidden) else { return errno }
    if rename(hidden, name) == 0 { return nil }
    let number = errno
    unlink(hidden)
    return number
  }

  /// Writes the content to a stream.
  ///
  /// - Returns: The `errno` of a failure, or `nil`.
  func copy(to stream: Int32) -> Int32? {
    let source = open(FileName.bytes(of: path), O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return errno }
    defer { close(source) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = read(source, buffer.baseAddress, buffer.count)
      if count == 0 { return nil }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if let number = FileWriting.write(bytes, to: stream) { return number }
    }
  }

  /// Removes the file, unless it has received its name, and its registration.
  func remove() {
    if let descriptor {
      close(descriptor)
    } else {
      unlink(FileName.bytes(of: path))
    }
    if let slot { TemporaryFileRegistry.remove(slot) }
  }

  // MARK: Internals

  /// The flag of `open` for a file without a name, which glibc's header hides from Swift.
  ///
  /// - Source: `__O_TMPFILE` of Linux, which is the same on every processor of Swift's. Confidence:
  ///   documented.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private func link(as name: [CChar]) -> Bool {
    linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private static func place(of target: String) -> (folder: String, name: String) {
    let cut = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target.utf8.index(after: $0) }
    return (cut.map { String(target[..<$0]) } ?? "", cut.map { String(target[$0...]) } ?? target)
  }

  private static func hiddenName(for target: String) -> String {
    let place = place(of: target)
    return "\(place.folder).\(getpid())-\(UInt32.random(in: 0 ... .max))-\(place.name)"
  }
}
