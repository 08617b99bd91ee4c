internal import Glibc

/// The file of a log.
///
/// Steps Purchases.LO1 and Purchases.LO2.
package struct TransactionFile: Sendable {
  /// The file.
  package let url: URL

  /// Creates the file at an address.
  package init(url: URL) { self.url = url }

  /// The file in the container of the app; `nil` for a process without one.
  static var ofContainer: TransactionFile? {
    ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
      TransactionFile(url: URL(filePath: $0).appending(path: "Library/StoreKit/Transactions.json"))
    }
  }

  /// Reads the log; `nil` if there is none.
  package func read() throws -> TransactionLog? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(TransactionLog.self, from: Data(contentsOf: url))
  }

  /// Replaces the file atomically; only its owner can read it.
  package func write(_ log: TransactionLog) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let data = try encoder.encode(log)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let new = url.path + ".new"
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    // The new file is on the disk before it replaces the old one.
    guard fsync(descriptor) == 0, rename(new, url.path) == 0 else { throw Self.failure }
  }

  private static var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
