internal import Glibc

/// Lines about an app's phone on standard error.
package enum PhoneMessages {
  /// Writes a line.
  package static func note(_ text: String) { write("note: \(text)") }

  /// Writes a line about something that does not work.
  package static func warn(_ text: String) { write("warning: \(text)") }

  /// Ends the process, because it cannot have its phone.
  ///
  /// - Parameter status: The status; by default EX_UNAVAILABLE of sysexits.
  package static func end(_ message: String, hint: String, status: Int32 = 69) -> Never {
    write("error: \(message)")
    note(hint)
    exit(status)
  }

  private static func write(_ text: String) {
    let line = Array("tactus: \(text)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
