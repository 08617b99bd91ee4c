import CPulse

/// A moment at which a connection's thread calls back.
///
/// It belongs to the connection's loop, not to the server: it rings while there is none.
///
/// - Thread: inside the connection's `locked`, or on its own thread.
final class SoundAlarm {
  /// Makes an alarm that is not set.
  ///
  /// - Parameters:
  ///   - connection: Whose thread is called.
  ///   - pointer: What `ring` is given; it must live until `cancel`.
  ///   - ring: What is called.
  init(
    _ connection: SoundConnection, pointer: UnsafeMutableRawPointer,
    ring: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    self.connection = connection
    self.pointer = pointer
    self.ring = ring
  }

  /// Has it ring once, so many seconds from now, instead of when it was set to.
  func set(after seconds: Double) {
    cancel()
    let time = pa_rtclock_now() + pa_usec_t(max(0, seconds) * 1e6)
    event = pa_context_rttime_new(
      connection.context, time,
      { _, _, _, alarm in
        guard let alarm else { return }
        let set = Unmanaged<SoundAlarm>.fromOpaque(alarm).takeUnretainedValue()
        set.ring(set.pointer)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Keeps it from ringing.
  func cancel() {
    if let event { connection.free(event) }
    event = nil
  }

  // MARK: Internals

  private unowned let connection: SoundConnection
  private let pointer: UnsafeMutableRawPointer
  private let ring: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private var event: OpaquePointer?
}
