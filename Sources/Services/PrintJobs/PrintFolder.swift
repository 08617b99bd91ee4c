internal import Glibc
import TactusPrinters

/// A folder that receives what a simulated printer prints.
public struct PrintFolder: Sendable {
  /// An error of writing a document.
  public struct WriteError: Error {
    /// The path of the file.
    public let path: String
    /// The system's reason.
    public let reason: String
  }

  /// The path.
  public let path: String

  /// Creates a folder of a path; it appears with the first document.
  public init(_ path: String) { self.path = path }

  /// Creates a folder that only its user can read, in the folder for temporary files.
  public static func makePrivate() -> PrintFolder? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/tactus-printed-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { return nil }
    return PrintFolder(
      String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Writes a document, which appears when it is complete.
  ///
  /// - Parameters:
  ///   - document: The bytes.
  ///   - name: The name of the job, of which the file's name is made.
  /// - Returns: The path of the file, which replaces no other.
  /// - Throws: `WriteError`.
  public func write(_ document: [UInt8], named name: String) throws(WriteError) -> String {
    mkdir(path, 0o700)
    let draft = "\(path)/.draft-\(getpid())-\(document.count)"
    func fail(_ path: String) -> WriteError {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      return WriteError(path: path, reason: reason)
    }
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw fail(draft) }
    var rest = document[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = fail(draft)
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0 else { throw fail(draft) }
    for number in 1...Self.mostOfAName {
      let place = "\(path)/\(Self.fileName(name))\(number == 1 ? "" : " \(number)").pdf"
      // A link, unlike a renamed file, replaces none.
      if link(draft, place) == 0 {
        unlink(draft)
        return place
      }
      guard errno == EEXIST else { throw fail(place) }
    }
    throw fail(path)
  }

  // MARK: Internals

  /// The maximum number of files with a name.
  private static let mostOfAName = 10_000

  /// Returns a name for a file: without slashes, control characters and a dot at its start, and at
  /// most 100 bytes long.
  static func fileName(_ name: String) -> String {
    var (text, length) = ("", 0)
    for scalar in name.unicodeScalars {
      let isPlain = scalar.value >= 32 && scalar.value != 127 && scalar != "/"
      let shown: Unicode.Scalar = isPlain && !(text.isEmpty && scalar == ".") ? scalar : "-"
      length += UTF8.width(shown)
      guard length <= 100 else { break }
      text.unicodeScalars.append(shown)
    }
    return text.isEmpty ? "Document" : text
  }
}
