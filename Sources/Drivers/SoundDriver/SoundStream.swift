import CTactusPulse
import TactusPhoneHardware

/// A libpulse stream, with the history of the frames written to it.
///
/// Frames count from the stream's start.
///
/// - Thread: inside the connection's `locked`, or on its own thread.
final class SoundStream {
  /// The callbacks of libpulse with the owner's pointer; they may close the stream.
  struct Callbacks {
    /// The argument of the callbacks; it must live until `close`.
    var pointer: UnsafeMutableRawPointer
    /// Called when the server has room for some bytes.
    var write: @convention(c) (OpaquePointer?, Int, UnsafeMutableRawPointer?) -> Void
    /// Called when the stream becomes ready or fails.
    var state: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    /// Called when the server runs out of samples.
    var underrun: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    /// Called when the last frame has left.
    var drained: @convention(c) (OpaquePointer?, CInt, UnsafeMutableRawPointer?) -> Void
  }

  /// Creates a stream; `nil` if libpulse fails, with the reason in its error message.
  ///
  /// The server is not contacted yet.
  init?(
    _ connection: SoundConnection, configuration: SoundStreamConfiguration, callbacks: Callbacks
  ) {
    self.connection = connection
    self.configuration = configuration
    self.callbacks = callbacks
    let channelCount = configuration.routing.channels.count
    var format = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: configuration.sampleRate, channels: UInt8(channelCount))
    var map = pa_channel_map()
    pa_channel_map_init_extend(
      &map, UInt32(channelCount),
      configuration.mapsChannelsByIndex ? PA_CHANNEL_MAP_AUX : PA_CHANNEL_MAP_DEFAULT)
    let properties = Self.properties(role: configuration.role)
    defer { pa_proplist_free(properties) }
    guard
      let stream = pa_stream_new_with_proplist(
        connection.context, "Haptics", &format, &map, properties)
    else { return nil }
    self.stream = stream
    // Twice what the stream may be ahead of the output, since the output has its own buffer.
    history = SoundHistory(
      capacity: 2 * configuration.targetFrames + Int(configuration.sampleRate / 10),
      channelCount: channelCount)
  }

  // MARK: Doing

  /// Connects the stream to the server; the result is a state change.
  ///
  /// - Returns: Whether the request was sent.
  func open() -> Bool {
    pa_stream_set_write_callback(stream, callbacks.write, callbacks.pointer)
    pa_stream_set_state_callback(stream, callbacks.state, callbacks.pointer)
    pa_stream_set_underflow_callback(stream, callbacks.underrun, callbacks.pointer)
    var buffer = pa_buffer_attr(
      maxlength: .max, tlength: configuration.targetBytes, prebuf: .max, minreq: .max,
      fragsize: .max)
    return pa_stream_connect_playback(
      stream, configuration.sinkName, &buffer, configuration.streamFlags, nil, nil)
      >= 0
  }

  /// Changes the purpose of the sound (Outputs.RL1).
  func setRole(_ role: SoundRole) {
    let properties = Self.properties(role: role)
    defer { pa_proplist_free(properties) }
    // The response need not be awaited: a server that refuses continues to play.
    if let operation = pa_stream_proplist_update(
      stream, PA_UPDATE_REPLACE, properties, nil, nil)
    {
      pa_operation_unref(operation)
    }
  }

  /// Closes the stream, once; no callback is called afterwards.
  func close() {
    pa_stream_set_write_callback(stream, nil, nil)
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_underflow_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }

  /// Writes the next frames.
  ///
  /// - Parameter wanted: The maximum number of frames.
  /// - Parameter fill: Fills a buffer with some of them and returns their number.
  /// - Returns: The size of the buffer and the number of filled frames; `nil` if libpulse has no
  ///   buffer.
  /// - Thread: render.
  func write(
    _ wanted: Int, _ fill: (UnsafeMutablePointer<Float>, Int) -> Int
  ) -> (room: Int, filled: Int)? {
    var size = wanted * configuration.frameBytes
    var memory: UnsafeMutableRawPointer?
    guard pa_stream_begin_write(stream, &memory, &size) >= 0, let memory else { return nil }
    let room = min(wanted, size / configuration.frameBytes)
    guard room > 0 else {
      pa_stream_cancel_write(stream)
      return nil
    }
    let samples = memory.assumingMemoryBound(to: Float.self)
    let filled = fill(samples, room)
    if filled > 0 {
      history.append(samples, filled)
      pa_stream_write(stream, memory, filled * configuration.frameBytes, nil, 0, PA_SEEK_RELATIVE)
    } else {
      pa_stream_cancel_write(stream)
    }
    return (room, filled)
  }

  /// Appends frames.
  func append(_ samples: UnsafePointer<Float>, _ count: Int) {
    guard count > 0 else { return }
    history.append(samples, count)
    pa_stream_write(stream, samples, count * configuration.frameBytes, nil, 0, PA_SEEK_RELATIVE)
  }

  /// Requests a callback when the last frame has left.
  func drain() {
    if let operation = pa_stream_drain(stream, callbacks.drained, callbacks.pointer) {
      pa_operation_unref(operation)
    }
  }

  /// Stops the server from requesting frames, and discards the frames that are not played yet.
  func silence(timeout: Double) {
    let cork = pa_stream_cork(stream, 1, Self.wake, connection.pointer)
    let flush = pa_stream_flush(stream, Self.wake, connection.pointer)
    connection.finish(cork, seconds: timeout)
    connection.finish(flush, seconds: timeout)
  }

  /// Fades out what is heard, and replaces the waiting frames behind the fade.
  ///
  /// The server takes back what it can. Steps are in Documentation/Behaviour/Outputs.md.
  ///
  /// - Parameter next: The frames after the fade; if they are shorter than what waited, silence
  ///   follows.
  /// - Parameter count: The number of these frames.
  /// - Returns: The range of frames of the fade; `nil` if no waiting frame could be changed, and
  ///   none was.
  func fadeAndReplace(_ next: UnsafePointer<Float>? = nil, count: Int = 0) -> Range<Int>? {
    guard let fade = fadePlace else { return nil }
    let channelCount = configuration.routing.channels.count
    let total = max(fade.count + count, history.end - fade.lowerBound)
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: total * channelCount)
    samples.initialize(repeating: 0, count: total * channelCount)
    defer { samples.deallocate() }
    // In one message, so that nothing comes in between (Outputs.OS2).
    history.fade(from: fade.lowerBound, fade.count, into: samples)
    if let next {
      (samples + fade.count * channelCount).update(from: next, count: count * channelCount)
    }
    pa_stream_write(
      stream, samples, total * configuration.frameBytes, nil,
      Int64(fade.lowerBound * configuration.frameBytes),
      PA_SEEK_ABSOLUTE)
    history.rewind(to: fade.lowerBound)
    history.append(samples, total)
    return fade
  }

  /// Requests the server's position, and waits for the response.
  ///
  /// - Returns: Whether the server has passed on all frames before this one, heard or not.
  func hasHandedOn(_ frame: Int, timeout: Double) -> Bool {
    let update = pa_stream_update_timing_info(stream, Self.wake, connection.pointer)
    guard connection.finish(update, seconds: timeout),
      let timing = pa_stream_get_timing_info(stream)
    else { return true }
    return timing.pointee.read_index >= Int64(frame * configuration.frameBytes)
  }

  // MARK: Observing

  /// The number of frames behind a fade that would begin now.
  var framesBehindFade: Int { fadePlace.map { history.end - $0.upperBound } ?? 0 }

  /// Whether all frames from the one being heard to the last written one are silent.
  var isSilent: Bool { history.isSilent(from: framesHeard ?? 0) }

  /// The state of the stream.
  var state: pa_stream_state_t { pa_stream_get_state(stream) }

  /// The number of frames that have left, extrapolated from the server's last report.
  var framesHeard: Int? {
    var time: pa_usec_t = 0
    guard pa_stream_get_time(stream, &time) >= 0 else { return nil }
    return Int(Double(time) * Double(configuration.sampleRate) / 1e6)
  }

  /// Seconds from the writing of a frame to its leaving; `nil` before the first report.
  var latency: Double? {
    var time: pa_usec_t = 0
    var isNegative: CInt = 0
    guard pa_stream_get_latency(stream, &time, &isNegative) >= 0 else { return nil }
    return isNegative != 0 ? 0 : Double(time) / 1e6
  }

  // MARK: Internals

  /// Seconds over which a stopped sound fades out, to avoid a click.
  ///
  /// - Source: ours: one cycle of typical haptics, and a quarter of the 20 ms in which a device
  ///   must be silent. Confidence: guess.
  static let fade = 0.005
  /// Seconds from requesting a change to the first frame that it can still reach.
  ///
  /// - Source: ours: with 4 ms the first part of a fade was missing occasionally on a busy machine
  ///   (measured), and PulseAudio does not change what a sound card will play within 1.33 ms
  ///   (documented). Confidence: measured.
  static let margin = 0.006

  private let connection: SoundConnection
  private let configuration: SoundStreamConfiguration
  private let callbacks: Callbacks
  private let stream: OpaquePointer
  private let history: SoundHistory

  /// The frames of a fade that would begin now; `nil` if too few frames wait.
  private var fadePlace: Range<Int>? {
    guard let heard = framesHeard else { return nil }
    let rate = Double(configuration.sampleRate)
    // Frames nearer than the margin have left before the server receives the change (Outputs.OS1).
    let first = heard + Int(Self.margin * rate)
    let count = min(history.end - first, Int(Self.fade * rate))
    return count > 0 ? first..<first + count : nil
  }

  /// Returns the properties of a stream, which the caller frees.
  private static func properties(role: SoundRole?) -> OpaquePointer? {
    let properties = pa_proplist_new()
    guard let role else { return properties }
    pa_proplist_sets(properties, "media.role", role.rawValue)
    // The key by which PulseAudio remembers streams of Tactus without a role (Outputs.RL2).
    pa_proplist_sets(
      properties, "module-stream-restore.id", "sink-input-by-application-name:Tactus")
    return properties
  }

  private static let wake: pa_stream_success_cb_t = { _, _, loop in
    pa_threaded_mainloop_signal(OpaquePointer(loop), 0)
  }
}
