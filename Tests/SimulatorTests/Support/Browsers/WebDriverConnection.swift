import CTactusSoup
import Foundation
import Glibc

/// A connection to a browser by WebDriver: JSON over HTTP.
///
/// - Thread: one at a time.
final class WebDriverConnection {
  /// Creates a connection to a driver of this machine.
  init(port: Int) {
    self.port = port
    session = soup_session_new()
    soup_session_set_timeout(session, 60)
  }

  deinit { if let session { g_object_unref(UnsafeMutableRawPointer(session)) } }

  /// Sends a command, and returns its value.
  ///
  /// - Parameter waitsForStart: Whether the driver may not listen yet.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ body: [String: Any]? = nil, waitsForStart: Bool = false
  ) throws -> Any? {
    if waitsForStart { try waitForStart() }
    guard let message = soup_message_new(method, "http://127.0.0.1:\(port)\(path)") else {
      throw BrowserError(description: "\(path) is no path")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    if let body {
      let data = [UInt8](try JSONSerialization.data(withJSONObject: body))
      let bytes = g_bytes_new(data, gsize(data.count))
      soup_message_set_request_body_from_bytes(message, "application/json", bytes)
      g_bytes_unref(bytes)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = soup_session_send_and_read(session, message, nil, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "no answer"
      g_clear_error(&error)
      throw BrowserError(description: "\(path): \(reason)")
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    let data = Data(UnsafeRawBufferPointer(start: start, count: Int(count)))
    let answer = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    let value = answer["value"]
    if let failure = value as? [String: Any], let name = failure["error"] as? String {
      throw BrowserError(description: "\(path): \(name): \(failure["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }

  // MARK: Internals

  /// Waits until the driver takes connections.
  private func waitForStart() throws {
    let end = ContinuousClock.now.advanced(by: .seconds(30))
    while (try? command("GET", "/status")) == nil {
      guard ContinuousClock.now < end else {
        throw BrowserError(description: "the browser's driver does not start")
      }
      usleep(20_000)
    }
  }

  private let port: Int
  private var session: UnsafeMutablePointer<SoupSession>?
}
