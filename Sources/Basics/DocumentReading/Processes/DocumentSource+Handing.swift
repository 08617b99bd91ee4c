internal import CTactusSharedMemory
internal import Glibc

// A document that one process hands to another one of the same user, by the number of an open file.
extension DocumentSource {
  /// Opens a document in memory that another process has created by `copying(_:)`.
  ///
  /// No path is read, and what is opened cannot change: it is memory of this user that is sealed
  /// against writing, lengthening and shortening.
  ///
  /// - Parameters:
  ///   - process: The other process, as the system knows it.
  ///   - descriptor: The number of its open file.
  /// - Throws: `ReaderFailure`.
  package convenience init(handedBy process: Int32, descriptor: Int32) throws(ReaderFailure) {
    guard process > 0, descriptor >= 0 else { throw .unopenable("there is no such document") }
    // Opening a pipe would wait for its writer.
    let file = open("/proc/\(process)/fd/\(descriptor)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw .unopenable(
        "\(String(cString: strerror(errno))); the app and the phone have to run as the same user "
          + "and on the same machine")
    }
    var status = stat()
    let found = fcntl(file, Int32(memory_get_seals))
    guard fstat(file, &status) == 0, status.st_uid == geteuid(), found >= 0,
      UInt32(found) & Self.seals == Self.seals
    else {
      close(file)
      throw .unopenable("it is not the memory of a document")
    }
    try self.init(taking: file, named: "the document")
  }

  /// The password that has opened this document in this process last; `nil` if none has.
  package var password: String? { UnlockedDocuments.shared.password(of: self) }

  /// Stores a password that has opened this document in another process (Printing.RD2).
  package func remember(_ password: String) {
    UnlockedDocuments.shared.remember(password, of: self)
  }

  /// Returns the bytes.
  ///
  /// - Throws: `ReaderFailure.unopenable`.
  package func bytes() throws(ReaderFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    try forEachPart { bytes.append(contentsOf: $0) }
    return bytes
  }

  // MARK: Internals

  /// The seals of a document in memory.
  static let seals = UInt32(
    memory_seal_seals | memory_seal_shrinking | memory_seal_growing | memory_seal_writing)
}
