import CommandKit
import Glibc

/// A folder that only this user can enter, and that is gone with this value.
final class PrivateFolder {
  /// Where it is.
  let path: String

  /// Makes it.
  ///
  /// - Throws: `CommandFailure`.
  init() throws {
    var template = Array("/tmp/tactus-run-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation("/tmp"))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    unlink("\(path)/phone.sock")
    unlink("\(path)/output.txt")
    rmdir(path)
  }
}
