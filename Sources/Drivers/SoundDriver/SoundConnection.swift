import CTactusPulse
import Dispatch
import TactusPhoneHardware

/// A connection to the sound server, with the thread that serves it.
///
/// Sendable because libpulse requires exactly this discipline: all its objects are
/// accessed either on its own thread, which holds the main loop's lock, or inside `locked`.
final class SoundConnection: @unchecked Sendable {
  /// Seconds after which a server that does not respond is regarded as hanging.
  ///
  /// - Source: ours; a running server responds within a few milliseconds. Confidence: guess.
  static let timeout = 5.0

  /// The libpulse context; replaced by `reconnect`.
  private(set) var context: OpaquePointer

  /// Connects, and waits until the server has responded.
  ///
  /// - Parameter device: The device named by the user, for errors.
  /// - Parameter server: The server's name; `nil` searches the standard places.
  init(for device: String, server: String? = nil) throws(ActuatorError) {
    let failure = ActuatorError.refused(device: device, reason: "libpulse has no memory left")
    guard let loop = pa_threaded_mainloop_new() else { throw failure }
    guard let context = Self.makeContext(loop) else {
      pa_threaded_mainloop_free(loop)
      throw failure
    }
    self.loop = loop
    self.context = context
    self.server = server
    try connect(device)
  }

  deinit {
    // The last reference may be released in a callback, on the thread that would wait for itself.
    nonisolated(unsafe) let (loop, context) = (loop, context)
    if isOnOwnThread {
      DispatchQueue.global().async { Self.close(loop, context) }
    } else {
      Self.close(loop, context)
    }
  }

  // MARK: Doing

  /// Runs a function with the main loop's lock, as libpulse's objects require.
  ///
  /// On the connection's own thread the lock is held already, and waiting is impossible.
  ///
  /// - Thread: any.
  func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isOnOwnThread { return try body() }
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return try body()
  }

  /// Waits, inside `locked`, until a condition holds; callbacks call `signal` to have it checked.
  ///
  /// - Returns: Whether the condition holds; `false` after a timeout.
  func wait(seconds: Double = timeout, until holds: () -> Bool) -> Bool {
    let deadline = pa_rtclock_now() + pa_usec_t(seconds * 1e6)
    let timer = pa_context_rttime_new(
      context, deadline, { _, _, _, loop in pa_threaded_mainloop_signal(OpaquePointer(loop), 0) },
      UnsafeMutableRawPointer(loop))
    defer { if let timer { free(timer) } }
    while !holds() {
      if pa_rtclock_now() >= deadline { return false }
      pa_threaded_mainloop_wait(loop)
    }
    return true
  }

  /// Waits, inside `locked`, for an operation, and releases it.
  ///
  /// - Returns: Whether it completed; `false` after a failure or a timeout.
  @discardableResult
  func finish(_ operation: OpaquePointer?, seconds: Double = timeout) -> Bool {
    guard let operation else { return false }
    defer { pa_operation_unref(operation) }
    if isOnOwnThread { return false }
    let isOver = wait(seconds: seconds) {
      pa_operation_get_state(operation) != PA_OPERATION_RUNNING
    }
    if !isOver { pa_operation_cancel(operation) }
    return isOver && pa_operation_get_state(operation) == PA_OPERATION_DONE
  }

  /// Starts reconnecting to the server, inside `locked`; `isAlive` and `isConnecting` give the
  /// result.
  ///
  /// The streams of the lost connection must be closed.
  func reconnect() {
    guard let fresh = Self.makeContext(loop) else { return }
    Self.drop(context)
    context = fresh
    beginToConnect()
  }

  /// Frees a time event of the loop, inside `locked`.
  func free(_ timer: OpaquePointer) {
    pa_threaded_mainloop_get_api(loop).pointee.time_free(timer)
  }

  /// Wakes the waiting thread; for callbacks.
  func signal() {
    pa_threaded_mainloop_signal(loop, 0)
  }

  // MARK: Observing

  /// The argument for callbacks that only call `signal`.
  var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(loop) }

  /// Whether the server is connected; read inside `locked` or on the connection's thread.
  var isAlive: Bool { pa_context_get_state(context) == PA_CONTEXT_READY }

  /// Whether connecting is in progress; read like `isAlive`.
  var isConnecting: Bool { !isAlive && Self.isGood(pa_context_get_state(context)) }

  /// The seconds of the monotonic clock.
  var now: Double { Double(pa_rtclock_now()) / 1e6 }

  /// The last error message of libpulse.
  var errorMessage: String {
    let number = pa_context_errno(context)
    // After a timeout without an error, libpulse's message would be “OK”.
    return number == 0
      ? "the sound service did not answer in time" : String(cString: pa_strerror(number))
  }

  // MARK: Internals

  private let loop: OpaquePointer
  /// The server's name; `nil` searches the standard places.
  private let server: String?

  /// Whether the current thread is the callback thread, on which waiting is impossible.
  var isOnOwnThread: Bool { pa_threaded_mainloop_in_thread(loop) != 0 }

  private static func makeContext(_ loop: OpaquePointer) -> OpaquePointer? {
    pa_context_new(pa_threaded_mainloop_get_api(loop), "Tactus")
  }

  /// Starts connecting.
  ///
  /// - Returns: Whether there may be a server, as far as known at once.
  @discardableResult
  private func beginToConnect() -> Bool {
    pa_context_set_state_callback(
      context, { _, loop in pa_threaded_mainloop_signal(OpaquePointer(loop), 0) }, pointer)
    return pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0
  }

  private func connect(_ device: String) throws(ActuatorError) {
    guard beginToConnect(), pa_threaded_mainloop_start(loop) >= 0 else {
      throw SoundServerSearch(server: server).missing(device)
    }
    try locked { () throws(ActuatorError) in
      let isSettled = wait {
        let state = pa_context_get_state(context)
        return state == PA_CONTEXT_READY || !Self.isGood(state)
      }
      if isAlive { return }
      let code = pa_error_code_t(UInt32(max(0, pa_context_errno(context))))
      if !isSettled {
        throw .refused(device: device, reason: "the sound service does not answer")
      } else if code == PA_ERR_ACCESS || code == PA_ERR_AUTHKEY {
        throw .notPermitted(
          device: device, remedy: "Run as the user of the sound service, or set PULSE_COOKIE.")
      }
      throw SoundServerSearch(server: server).missing(device)
    }
  }

  private static func isGood(_ state: pa_context_state_t) -> Bool {
    state == PA_CONTEXT_CONNECTING || state == PA_CONTEXT_AUTHORIZING
      || state == PA_CONTEXT_SETTING_NAME || state == PA_CONTEXT_READY
  }

  private static func drop(_ context: OpaquePointer) {
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
  }

  private static func close(_ loop: OpaquePointer, _ context: OpaquePointer) {
    pa_threaded_mainloop_lock(loop)
    drop(context)
    pa_threaded_mainloop_unlock(loop)
    pa_threaded_mainloop_stop(loop)
    pa_threaded_mainloop_free(loop)
  }
}
