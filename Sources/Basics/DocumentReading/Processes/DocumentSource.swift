internal import CTactusSharedMemory
internal import Glibc

/// The bytes of a document: an open file, or one in memory.
///
/// - Thread: any.
package final class DocumentSource: Sendable {
  /// The descriptor, which is open as long as the source.
  package let descriptor: Int32
  /// The number of bytes when the source was created.
  package let count: Int

  /// The maximum number of bytes, which a reader maps in addition to its own memory.
  ///
  /// - Source: ours. Confidence: guess.
  package static let limit = 512 << 20

  /// Opens a file, whose content is read later.
  ///
  /// - Throws: `ReaderFailure.unopenable`, or `tooLarge`.
  package convenience init(path: String) throws(ReaderFailure) {
    // Opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .unopenable("\(path): \(String(cString: strerror(errno)))")
    }
    try self.init(taking: descriptor, named: path)
  }

  /// Copies bytes into a file in memory.
  ///
  /// - Throws: `ReaderFailure.unopenable`, or `tooLarge`.
  package convenience init(bytes: UnsafeRawBufferPointer) throws(ReaderFailure) {
    guard bytes.count <= Self.limit else { throw .tooLarge(Self.limitName) }
    let flags = UInt32(memory_close_on_exec | memory_allow_sealing)
    let descriptor = memfd_create("document", flags)
    guard descriptor >= 0 else {
      throw .unopenable("no memory for the document: \(String(cString: strerror(errno)))")
    }
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let more = write(descriptor, rest.baseAddress, rest.count)
      guard more > 0 || errno == EINTR else {
        let reason = String(cString: strerror(errno))
        close(descriptor)
        throw .unopenable("no memory for the document: \(reason)")
      }
      written += max(more, 0)
    }
    // A reader that receives the document relies on its bytes not changing.
    _ = fcntl(descriptor, Int32(memory_add_seals), Int32(Self.seals))
    // The reader gets a descriptor of its own, so that it cannot write.
    let reading = open("/proc/self/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
    close(descriptor)
    guard reading >= 0 else { throw .unopenable("the document in memory cannot be opened") }
    try self.init(taking: reading, named: "the document")
  }

  /// Copies the bytes of a collection, such as an array, into a file in memory.
  ///
  /// - Throws: `ReaderFailure.unopenable`, `unreadable` if there are none, or `tooLarge`.
  package static func copying(
    _ bytes: some Collection<UInt8>
  ) throws(ReaderFailure) -> DocumentSource {
    let result = bytes.withContiguousStorageIfAvailable { buffer in
      Result { () throws(ReaderFailure) in
        try DocumentSource(bytes: UnsafeRawBufferPointer(buffer))
      }
    }
    // An array has its elements in one place.
    guard let result else { return try copying(Array(bytes)) }
    return try result.get()
  }

  init(taking descriptor: Int32, named name: String) throws(ReaderFailure) {
    self.descriptor = descriptor
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      count = 0
      throw .unopenable("\(name) is not a file")
    }
    count = Int(status.st_size)
    guard count > 0 else { throw .unreadable("\(name) is empty") }
    guard count <= Self.limit else { throw .tooLarge(Self.limitName) }
  }

  deinit { close(descriptor) }

  /// Creates a file in memory, and returns its descriptor; a negative number if that is impossible.
  package static func memoryFile() -> Int32 {
    memfd_create("document", UInt32(memory_close_on_exec))
  }

  /// Reads the document, part by part.
  ///
  /// - Parameter body: Receives the bytes of a part.
  /// - Throws: `ReaderFailure.unopenable`.
  package func forEachPart(_ body: (UnsafeRawBufferPointer) -> Void) throws(ReaderFailure) {
    // Not mapped: a file that becomes shorter meanwhile would crash the app.
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var place = 0
    while place < count {
      let more = pread(descriptor, &buffer, min(buffer.count, count - place), off_t(place))
      guard more > 0 || (more < 0 && errno == EINTR) else {
        throw .unopenable("the document cannot be read")
      }
      guard more > 0 else { continue }
      buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<more])) }
      place += more
    }
  }

  private static let limitName = "512 MB"
}

extension DocumentSource {
  /// Returns the number of bytes of a file, of any size.
  ///
  /// - Throws: `ReaderFailure.unopenable`, or `unreadable` if it is empty.
  package static func size(ofFile path: String) throws(ReaderFailure) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unopenable("\(path): \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unopenable("\(path) is not a file") }
    guard status.st_size > 0 else { throw .unreadable("\(path) is empty") }
    return Int(status.st_size)
  }
}
