import CTactusPulse

/// A timer on the thread of a connection.
///
/// It belongs to the connection's loop, not to the server, so it also fires without a server.
///
/// - Thread: inside the connection's `locked`, or on its own thread.
final class SoundTimer {
  /// Creates a timer that is not set.
  ///
  /// - Parameters:
  ///   - connection: The connection on whose thread the timer fires.
  ///   - pointer: The argument of `handler`; it must live until `cancel`.
  ///   - handler: The function to be called.
  init(
    _ connection: SoundConnection, pointer: UnsafeMutableRawPointer,
    handler: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    self.connection = connection
    self.pointer = pointer
    self.handler = handler
  }

  /// Sets the timer to fire once after some seconds, replacing its earlier setting.
  func set(after seconds: Double) {
    cancel()
    let time = pa_rtclock_now() + pa_usec_t(max(0, seconds) * 1e6)
    event = pa_context_rttime_new(
      connection.context, time,
      { _, _, _, timer in
        guard let timer else { return }
        let set = Unmanaged<SoundTimer>.fromOpaque(timer).takeUnretainedValue()
        set.handler(set.pointer)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Cancels the timer.
  func cancel() {
    if let event { connection.free(event) }
    event = nil
  }

  // MARK: Internals

  private unowned let connection: SoundConnection
  private let pointer: UnsafeMutableRawPointer
  private let handler: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private var event: OpaquePointer?
}
