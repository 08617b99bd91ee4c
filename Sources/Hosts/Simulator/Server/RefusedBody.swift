import CTactusSoup

/// The body of a refused request, which is read and forgotten up to a limit; then the connection
/// ends.
///
/// Browsers read an answer only after they have sent the body. Step SimulatorPages.FI2.
///
/// - Thread: the loop's.
final class RefusedBody {
  private var count: gsize = 0

  private var onExcess: (() -> Void)?

  /// Begins to forget the body of a request.
  ///
  /// - Parameters:
  ///   - message: The request.
  ///   - onExcess: Called once if the body exceeds the limit; ends the connection.
  static func forget(_ message: OpaquePointer, onExcess: @escaping () -> Void) {
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    let body = RefusedBody()
    body.onExcess = onExcess
    let context = Unmanaged.passRetained(body).toOpaque()
    let instance = UnsafeMutableRawPointer(message)
    let onPiece: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> Void = {
      _, bytes, context in
      let body = Unmanaged<RefusedBody>.fromOpaque(context).takeUnretainedValue()
      body.count += g_bytes_get_size(bytes)
      guard body.count > RefusedBody.maximumBytes else { return }
      body.onExcess?()
      body.onExcess = nil
    }
    tactus_connect(instance, "got-chunk", unsafeBitCast(onPiece, to: gpointer.self), context)
    let onEnd: @convention(c) (OpaquePointer, gpointer) -> Void = { message, context in
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(message), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, context)
      Unmanaged<RefusedBody>.fromOpaque(context).release()
    }
    tactus_connect(instance, "finished", unsafeBitCast(onEnd, to: gpointer.self), context)
  }

  /// The number of bytes after which the connection ends.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes: gsize = 1 << 20
}
