import CPulse
import Dispatch
import PhoneHardware

/// A connection to the sound server, with the thread that serves it.
///
/// `@unchecked Sendable` because libpulse asks for just this discipline: everything it made is
/// touched either on its own thread, which holds the main loop's lock, or inside `locked`.
final class SoundConnection: @unchecked Sendable {
  /// Seconds that a server may take to answer before it counts as hanging.
  ///
  /// - Source: ours; a server that is there answers within some milliseconds. Confidence: guess.
  static let patience = 5.0

  /// The connection as libpulse has it; another one after `reconnect`.
  private(set) var context: OpaquePointer

  /// Connects, and waits until the server has answered.
  ///
  /// - Parameter device: What the user asked for, for errors.
  /// - Parameter server: The server's name; `nil` looks where everybody looks.
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
    // The last reference may go in a callback, on the thread that would have to wait for itself.
    nonisolated(unsafe) let (loop, context) = (loop, context)
    if isOnOwnThread {
      DispatchQueue.global().async { Self.close(loop, context) }
    } else {
      Self.close(loop, context)
    }
  }

  // MARK: Doing

  /// Does something with libpulse's objects.
  ///
  /// On the connection's own thread the lock is held already, and nothing can be waited for.
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

  /// Waits, inside `locked`, until something holds; callbacks call `signal` for it to be looked at.
  ///
  /// - Returns: Whether it holds; `false` when it took too long.
  func wait(seconds: Double = patience, until holds: () -> Bool) -> Bool {
    let deadline = pa_rtclock_now() + pa_usec_t(seconds * 1e6)
    let alarm = pa_context_rttime_new(
      context, deadline, { _, _, _, loop in pa_threaded_mainloop_signal(OpaquePointer(loop), 0) },
      UnsafeMutableRawPointer(loop))
    defer { if let alarm { free(alarm) } }
    while !holds() {
      if pa_rtclock_now() >= deadline { return false }
      pa_threaded_mainloop_wait(loop)
    }
    return true
  }

  /// Waits, inside `locked`, for an operation, and lets go of it.
  ///
  /// - Returns: Whether it was done; `false` when it failed or took too long.
  @discardableResult
  func finish(_ operation: OpaquePointer?, seconds: Double = patience) -> Bool {
    guard let operation else { return false }
    defer { pa_operation_unref(operation) }
    if isOnOwnThread { return false }
    let isOver = wait(seconds: seconds) {
      pa_operation_get_state(operation) != PA_OPERATION_RUNNING
    }
    if !isOver { pa_operation_cancel(operation) }
    return isOver && pa_operation_get_state(operation) == PA_OPERATION_DONE
  }

  /// Begins to look for the server again, inside `locked`; `isAlive` and `isConnecting` tell what
  /// comes of it.
  ///
  /// Streams of the connection that was lost must be gone.
  func reconnect() {
    guard let fresh = Self.makeContext(loop) else { return }
    Self.drop(context)
    context = fresh
    beginToConnect()
  }

  /// Lets go of a moment at which the loop was to call, inside `locked`.
  func free(_ alarm: OpaquePointer) {
    pa_threaded_mainloop_get_api(loop).pointee.time_free(alarm)
  }

  /// Wakes whoever waits; for callbacks.
  func signal() {
    pa_threaded_mainloop_signal(loop, 0)
  }

  // MARK: Observing

  /// What a callback is given that only has to wake whoever waits.
  var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(loop) }

  /// Whether the server is there; asked inside `locked` or on the connection's thread.
  var isAlive: Bool { pa_context_get_state(context) == PA_CONTEXT_READY }

  /// Whether the server has been asked and has not answered yet; asked where `isAlive` is.
  var isConnecting: Bool { !isAlive && Self.isGood(pa_context_get_state(context)) }

  /// Seconds on the clock that does not jump.
  var now: Double { Double(pa_rtclock_now()) / 1e6 }

  /// What libpulse last complained about.
  var complaint: String {
    let number = pa_context_errno(context)
    // Where nothing went wrong but time ran out, libpulse would say “OK”.
    return number == 0
      ? "the sound service did not answer in time" : String(cString: pa_strerror(number))
  }

  // MARK: Internals

  private let loop: OpaquePointer
  /// The server's name; `nil` looks where everybody looks.
  private let server: String?

  /// Whether this is the thread that calls back, where nothing can be waited for.
  var isOnOwnThread: Bool { pa_threaded_mainloop_in_thread(loop) != 0 }

  private static func makeContext(_ loop: OpaquePointer) -> OpaquePointer? {
    pa_context_new(pa_threaded_mainloop_get_api(loop), "Tactus")
  }

  /// - Returns: Whether there is a server to ask, as far as can be said at once.
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
          device: device, remedy: "Run as the user whose sound service it is, or set PULSE_COOKIE.")
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
