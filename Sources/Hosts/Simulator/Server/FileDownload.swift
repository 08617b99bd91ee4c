import CTactusSoup
import Glibc

/// The response with a file, which is read while it is sent, so that its size does not matter.
///
/// Step SimulatorPages.FI6.
///
/// - Thread: the loop's.
final class FileDownload {
  private let file: Int32
  private let message: OpaquePointer

  /// Begins the response; it ends with the file as it is then.
  ///
  /// - Parameters:
  ///   - file: The descriptor, which is closed at the end.
  ///   - name: The name for the browser.
  static func begin(_ file: Int32, name: String, on message: OpaquePointer) {
    let download = FileDownload(file, message)
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.headers(name) {
      soup_message_headers_replace(headers, name, value)
    }
    soup_message_headers_set_encoding(headers, SOUP_ENCODING_CHUNKED)
    let body = soup_server_message_get_response_body(message)
    soup_message_body_set_accumulate(body, 0)
    let context = Unmanaged.passRetained(download).toOpaque()
    let instance = UnsafeMutableRawPointer(message)
    let onWritten: @convention(c) (OpaquePointer, gpointer) -> Void = { _, context in
      Unmanaged<FileDownload>.fromOpaque(context).takeUnretainedValue().sendNext()
    }
    tactus_connect(instance, "wrote-chunk", unsafeBitCast(onWritten, to: gpointer.self), context)
    let onEnd: @convention(c) (OpaquePointer, gpointer) -> Void = { message, context in
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(message), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, context)
      Unmanaged<FileDownload>.fromOpaque(context).release()
    }
    tactus_connect(instance, "finished", unsafeBitCast(onEnd, to: gpointer.self), context)
    download.sendNext()
  }

  /// Returns the headers of a download, which no browser shows as a page or runs.
  static func headers(_ name: String) -> [(String, String)] {
    [
      ("Content-Type", "application/octet-stream"),
      ("Content-Disposition", "attachment; filename*=UTF-8''\(encoded(name))"),
      ("Content-Security-Policy", "sandbox; default-src 'none'; frame-ancestors 'none'"),
    ]
  }

  // MARK: Internals

  private init(_ file: Int32, _ message: OpaquePointer) {
    (self.file, self.message) = (file, message)
  }

  deinit { close(file) }

  private func sendNext() {
    let body = soup_server_message_get_response_body(message)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(file, &piece, piece.count)
    while count < 0, errno == EINTR { count = read(file, &piece, piece.count) }
    guard count > 0 else { return soup_message_body_complete(body) }
    soup_message_body_append_bytes(body, g_bytes_new(piece, gsize(count)))
  }

  /// Returns a text for a header.
  ///
  /// - Source: RFC 8187, 3.2.1 (documented).
  private static func encoded(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }
}
