import Glibc
import TactusCommandKit

/// A folder that only this user can enter, removed with this value.
final class PrivateFolder {
  /// The path of the folder.
  let path: String

  /// Creates the folder.
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
