import CTactusSoup
import Foundation

/// A connection to a browser by WebDriver BiDi: JSON messages over a WebSocket.
///
/// - Thread: one at a time.
final class BiDiConnection {
  /// Handles events, which have no answer.
  var onEvent: (_ method: String, _ parameters: [String: Any]) -> Void = { _, _ in }

  /// Connects to a browser.
  init(_ address: String) throws {
    guard let message = soup_message_new("GET", address) else {
      throw BrowserError(description: "\(address) is no address")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    session = loop.run { soup_session_new() }
    loop.run {
      soup_session_websocket_connect_async(
        session, message, nil, nil, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          guard let source, let data else { return }
          let own = Unmanaged<BiDiConnection>.fromOpaque(data).takeUnretainedValue()
          let session = UnsafeMutableRawPointer(source).assumingMemoryBound(to: SoupSession.self)
          own.socket = soup_session_websocket_connect_finish(session, result, nil)
          own.hasConnected = true
        }, Unmanaged.passUnretained(self).toOpaque())
    }
    try loop.wait(for: "the connection") { hasConnected }
    guard let socket else { throw BrowserError(description: "no connection to \(address)") }
    soup_websocket_connection_set_max_incoming_payload_size(socket, 0)
    let onMessage: @convention(c) (OpaquePointer, CInt, OpaquePointer, gpointer) -> Void = {
      _, _, bytes, data in
      Unmanaged<BiDiConnection>.fromOpaque(data).takeUnretainedValue().receive(bytes)
    }
    tactus_connect(
      UnsafeMutableRawPointer(socket), "message", unsafeBitCast(onMessage, to: gpointer.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    if let socket {
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(socket), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
        Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(UnsafeMutableRawPointer(socket))
    }
    if let session { g_object_unref(UnsafeMutableRawPointer(session)) }
  }

  /// Sends a command, and returns its result.
  @discardableResult
  func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    let number = lastNumber
    let message: [String: Any] = ["id": number, "method": method, "params": parameters]
    let text = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    loop.run { soup_websocket_connection_send_text(socket, text) }
    try loop.wait(for: method) { answers[number] != nil }
    let answer = answers.removeValue(forKey: number) ?? [:]
    guard answer["type"] as? String == "success" else {
      throw BrowserError(description: "\(method): \(answer["message"] ?? answer)")
    }
    return answer["result"] as? [String: Any] ?? [:]
  }

  // MARK: Internals

  private let loop = GLibLoop()
  private var session: UnsafeMutablePointer<SoupSession>?
  private var socket: OpaquePointer?
  private var hasConnected = false
  private var lastNumber = 0
  private var answers: [Int: [String: Any]] = [:]

  private func receive(_ bytes: OpaquePointer) {
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    let data = Data(UnsafeRawBufferPointer(start: start, count: Int(count)))
    let message = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    if let number = message["id"] as? Int {
      answers[number] = message
    } else if let method = message["method"] as? String {
      onEvent(method, message["params"] as? [String: Any] ?? [:])
    }
  }
}
