import CPulse
import PhoneHardware

/// One source playing on one stream, from `begin` until it is over.
///
/// Everything here happens inside the connection's `locked` or on the connection's thread, which
/// holds the same lock: hence `@unchecked Sendable`.
final class SoundPlayback: @unchecked Sendable {
  let connection: SoundConnection
  /// Whether `whenOver` has been called.
  private(set) var isOver = false

  /// Seconds that the server may take for one step of stopping.
  ///
  /// - Source: ours; there are two steps, and who presses Ctrl-C waits for no more than a second.
  ///   Confidence: guess.
  static let stopPatience = 0.5

  /// Makes the stream; nothing is played yet.
  init(
    _ handover: SourceHandover, on connection: SoundConnection, plan: SoundPlan, device: String,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    self.connection = connection
    self.plan = plan
    self.device = device
    self.whenOver = whenOver
    self.handover = handover
    mixer = SoundMixer(plan.routing)
    var format = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: plan.sampleRate, channels: UInt8(mixer.channelCount))
    var map = pa_channel_map()
    pa_channel_map_init_extend(
      &map, UInt32(mixer.channelCount), plan.isByIndex ? PA_CHANNEL_MAP_AUX : PA_CHANNEL_MAP_DEFAULT
    )
    guard let stream = pa_stream_new(connection.context, "Haptics", &format, &map) else {
      throw .refused(device: device, reason: connection.complaint)
    }
    self.stream = stream
  }

  // MARK: Doing

  /// Connects the stream and waits until the server has taken it.
  func begin() throws(ActuatorError) {
    setCallbacks()
    var buffer = pa_buffer_attr(
      maxlength: .max, tlength: plan.targetBytes, prebuf: .max, minreq: .max, fragsize: .max)
    guard
      pa_stream_connect_playback(stream, plan.sinkName, &buffer, plan.streamFlags, nil, nil) >= 0
    else { throw abandon() }
    let isSettled = connection.wait {
      isOver || pa_stream_get_state(stream) != PA_STREAM_CREATING
    }
    guard isSettled, !isOver, pa_stream_get_state(stream) == PA_STREAM_READY else {
      throw abandon()
    }
    isBegun = true
  }

  /// Silences the stream and waits for the server to say so.
  func stop() {
    guard !isOver else { return }
    // Corking ends the pulling, flushing takes back what the output has and has not played.
    isExhausted = true
    let cork = pa_stream_cork(stream, 1, Self.wake, connection.pointer)
    let flush = pa_stream_flush(stream, Self.wake, connection.pointer)
    connection.finish(cork, seconds: Self.stopPatience)
    connection.finish(flush, seconds: Self.stopPatience)
    end(.stopped)
  }

  /// Drops what waits, and goes on.
  func flush() {
    guard !isOver, !isExhausted else { return }
    let waiting = rendered - framesPlayed
    connection.finish(
      pa_stream_flush(stream, Self.wake, connection.pointer), seconds: Self.stopPatience)
    skipped += max(0, waiting)
  }

  // MARK: Observing

  var clippedSamples: Int { mixer.clippedSamples }

  var progress: PlaybackProgress {
    PlaybackProgress(
      rendered: rendered, played: isOver ? playedAtEnd : framesPlayed, latency: latency,
      underruns: underruns)
  }

  // MARK: Internals

  private let plan: SoundPlan
  private let device: String
  private let mixer: SoundMixer
  /// Lives until `isOver`.
  private let stream: OpaquePointer
  private var handover: SourceHandover?
  private var whenOver: (@Sendable (PlaybackEnding) -> Void)?
  private var isBegun = false
  private var isExhausted = false
  private var rendered = 0
  private var skipped = 0
  private var playedAtEnd = 0
  private var underruns = 0
  private var lastLatency = 0.0

  /// Frames that have left, from the server's reports and the time since the last of them.
  private var framesPlayed: Int {
    var time: pa_usec_t = 0
    guard !isOver, pa_stream_get_time(stream, &time) >= 0 else { return playedAtEnd }
    let frames = Int(Double(time) * Double(plan.sampleRate) / 1e6) + skipped
    playedAtEnd = max(playedAtEnd, min(rendered, frames))
    return playedAtEnd
  }

  private var latency: Double {
    var time: pa_usec_t = 0
    var isNegative: CInt = 0
    if !isOver, pa_stream_get_latency(stream, &time, &isNegative) >= 0 {
      lastLatency = isNegative != 0 ? 0 : Double(time) / 1e6
    }
    return lastLatency
  }

  private func abandon() -> ActuatorError {
    let reason = connection.complaint
    whenOver = nil
    end(.stopped)
    return connection.isAlive
      ? .refused(device: device, reason: reason) : .lost(device: device, reason: reason)
  }

  /// Ends playing, once, and lets go of the source.
  private func end(_ ending: PlaybackEnding) {
    guard !isOver else { return }
    playedAtEnd = ending == .finished ? rendered : framesPlayed
    isOver = true
    isExhausted = true
    clearCallbacks()
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
    handover = nil
    let tell = whenOver
    whenOver = nil
    tell?(ending)
    connection.signal()
  }

  /// Fills what the server has room for.
  ///
  /// - Thread: render.
  private func write(_ byteCount: Int) {
    guard let source = handover?.source else { return }
    var room = byteCount / plan.frameBytes
    while room > 0, !isExhausted {
      let wanted = min(room, SoundMixer.blockFrames)
      var size = wanted * plan.frameBytes
      var memory: UnsafeMutableRawPointer?
      guard pa_stream_begin_write(stream, &memory, &size) >= 0, let memory else { return }
      let frames = min(wanted, size / plan.frameBytes)
      let filled = mixer.render(
        source, frames, into: memory.assumingMemoryBound(to: Float.self))
      if filled > 0 {
        pa_stream_write(stream, memory, filled * plan.frameBytes, nil, 0, PA_SEEK_RELATIVE)
      } else {
        pa_stream_cancel_write(stream)
      }
      rendered += filled
      room -= filled
      if filled < frames { drain() }
    }
  }

  /// The source had its last frame; waits for it to be heard.
  private func drain() {
    isExhausted = true
    let operation = pa_stream_drain(
      stream, { _, _, playback in SoundPlayback.at(playback)?.end(.finished) }, pointer)
    if let operation { pa_operation_unref(operation) }
  }

  private func stateChanged() {
    connection.signal()
    guard isBegun, pa_stream_get_state(stream) != PA_STREAM_READY else { return }
    let reason =
      connection.isAlive ? "the output is gone" : "the sound service is gone"
    end(.failed(.lost(device: device, reason: reason)))
  }

  private func underran() {
    if !isExhausted { underruns += 1 }
  }

  // MARK: What libpulse calls

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> SoundPlayback? {
    pointer.map { Unmanaged<SoundPlayback>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let wake: pa_stream_success_cb_t = { _, _, loop in
    pa_threaded_mainloop_signal(OpaquePointer(loop), 0)
  }

  private func setCallbacks() {
    pa_stream_set_write_callback(
      stream, { _, byteCount, playback in SoundPlayback.at(playback)?.write(byteCount) }, pointer)
    pa_stream_set_state_callback(
      stream, { _, playback in SoundPlayback.at(playback)?.stateChanged() }, pointer)
    pa_stream_set_underflow_callback(
      stream, { _, playback in SoundPlayback.at(playback)?.underran() }, pointer)
  }

  private func clearCallbacks() {
    pa_stream_set_write_callback(stream, nil, nil)
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_underflow_callback(stream, nil, nil)
  }
}
