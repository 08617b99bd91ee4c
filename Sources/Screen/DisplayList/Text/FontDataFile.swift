import Glibc

/// The bytes of a font as a file without a name, which the libraries of fonts can read.
package final class FontDataFile: Sendable {
  private let descriptor: Int32
  /// The path of the file, valid in this process as long as the object exists.
  package var path: String { "/proc/self/fd/\(descriptor)" }

  /// Writes the bytes; `nil` if the system has no space for them.
  package init?(_ bytes: [UInt8]) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/font-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      written += count
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
