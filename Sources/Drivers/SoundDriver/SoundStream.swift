import CPulse
import PhoneHardware

/// One of libpulse's streams, with what it was given last.
///
/// Frames count from the stream's start.
///
/// - Thread: inside the connection's `locked`, or on its own thread.
final class SoundStream {
  /// What libpulse calls, with a pointer of the owner's; it may close the stream.
  struct Callbacks {
    /// Whose they are; it must live until `close`.
    var pointer: UnsafeMutableRawPointer
    /// There is room for so many bytes.
    var write: @convention(c) (OpaquePointer?, Int, UnsafeMutableRawPointer?) -> Void
    /// The stream became ready, or failed.
    var state: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    /// The server had nothing to play.
    var underrun: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    /// The last frame has left.
    var drained: @convention(c) (OpaquePointer?, CInt, UnsafeMutableRawPointer?) -> Void
  }

  /// Makes a stream; `nil` where libpulse refuses, as its complaint says.
  ///
  /// The server is not asked yet.
  init?(_ connection: SoundConnection, plan: SoundPlan, callbacks: Callbacks) {
    self.connection = connection
    self.plan = plan
    self.callbacks = callbacks
    let channelCount = plan.routing.channels.count
    var format = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: plan.sampleRate, channels: UInt8(channelCount))
    var map = pa_channel_map()
    pa_channel_map_init_extend(
      &map, UInt32(channelCount), plan.isByIndex ? PA_CHANNEL_MAP_AUX : PA_CHANNEL_MAP_DEFAULT)
    guard let stream = pa_stream_new(connection.context, "Haptics", &format, &map) else {
      return nil
    }
    self.stream = stream
    // What the stream may have ahead of the output, twice, for the output has some of its own.
    history = SoundHistory(
      capacity: 2 * plan.targetFrames + Int(plan.sampleRate / 10), channelCount: channelCount)
  }

  // MARK: Doing

  /// Asks the server to play it; the state tells what comes of it.
  ///
  /// - Returns: Whether it could be asked.
  func open() -> Bool {
    pa_stream_set_write_callback(stream, callbacks.write, callbacks.pointer)
    pa_stream_set_state_callback(stream, callbacks.state, callbacks.pointer)
    pa_stream_set_underflow_callback(stream, callbacks.underrun, callbacks.pointer)
    var buffer = pa_buffer_attr(
      maxlength: .max, tlength: plan.targetBytes, prebuf: .max, minreq: .max, fragsize: .max)
    return pa_stream_connect_playback(stream, plan.sinkName, &buffer, plan.streamFlags, nil, nil)
      >= 0
  }

  /// Lets go of it, once; nothing is called any more.
  func close() {
    pa_stream_set_write_callback(stream, nil, nil)
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_underflow_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }

  /// Writes the next frames.
  ///
  /// - Parameter wanted: Frames there may be.
  /// - Parameter fill: Gets room for some of them, and says how many it filled.
  /// - Returns: The frames there was room for, and those that were filled; `nil` where libpulse has
  ///   no room at all.
  /// - Thread: render.
  func write(
    _ wanted: Int, _ fill: (UnsafeMutablePointer<Float>, Int) -> Int
  ) -> (room: Int, filled: Int)? {
    var size = wanted * plan.frameBytes
    var memory: UnsafeMutableRawPointer?
    guard pa_stream_begin_write(stream, &memory, &size) >= 0, let memory else { return nil }
    let room = min(wanted, size / plan.frameBytes)
    guard room > 0 else {
      pa_stream_cancel_write(stream)
      return nil
    }
    let samples = memory.assumingMemoryBound(to: Float.self)
    let filled = fill(samples, room)
    if filled > 0 {
      history.append(samples, filled)
      pa_stream_write(stream, memory, filled * plan.frameBytes, nil, 0, PA_SEEK_RELATIVE)
    } else {
      pa_stream_cancel_write(stream)
    }
    return (room, filled)
  }

  /// Writes frames behind all that was written.
  func append(_ samples: UnsafePointer<Float>, _ count: Int) {
    guard count > 0 else { return }
    history.append(samples, count)
    pa_stream_write(stream, samples, count * plan.frameBytes, nil, 0, PA_SEEK_RELATIVE)
  }

  /// Has the server say when its last frame has left.
  func drain() {
    if let operation = pa_stream_drain(stream, callbacks.drained, callbacks.pointer) {
      pa_operation_unref(operation)
    }
  }

  /// Ends the server's pulling, and throws away what it has not played.
  func silence(patience: Double) {
    let cork = pa_stream_cork(stream, 1, Self.wake, connection.pointer)
    let flush = pa_stream_flush(stream, Self.wake, connection.pointer)
    connection.finish(cork, seconds: patience)
    connection.finish(flush, seconds: patience)
  }

  /// Lets what is heard fade, and what waits behind it be something else.
  ///
  /// The server takes back what it can. Steps are in Documentation/Behaviour/Outputs.md.
  ///
  /// - Parameter next: What comes behind the fade; silence for all that waited, where it is shorter.
  /// - Parameter count: Frames of it.
  /// - Returns: The frames that the fade begins and ends at; `nil` where nothing waits that could be
  ///   changed, and nothing was.
  func retake(_ next: UnsafePointer<Float>? = nil, count: Int = 0) -> Range<Int>? {
    guard let fade = fadePlace else { return nil }
    let channelCount = plan.routing.channels.count
    let total = max(fade.count + count, history.end - fade.lowerBound)
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: total * channelCount)
    samples.initialize(repeating: 0, count: total * channelCount)
    defer { samples.deallocate() }
    // OS2. In one message, so that nothing comes in between.
    history.fade(from: fade.lowerBound, fade.count, into: samples)
    if let next {
      (samples + fade.count * channelCount).update(from: next, count: count * channelCount)
    }
    pa_stream_write(
      stream, samples, total * plan.frameBytes, nil, Int64(fade.lowerBound * plan.frameBytes),
      PA_SEEK_ABSOLUTE)
    history.rewind(to: fade.lowerBound)
    history.append(samples, total)
    return fade
  }

  /// Asks the server how far it is, and waits for the answer.
  ///
  /// - Returns: Whether it has handed on all frames before this one, heard or not.
  func hasHandedOn(_ frame: Int, patience: Double) -> Bool {
    let update = pa_stream_update_timing_info(stream, Self.wake, connection.pointer)
    guard connection.finish(update, seconds: patience),
      let timing = pa_stream_get_timing_info(stream)
    else { return true }
    return timing.pointee.read_index >= Int64(frame * plan.frameBytes)
  }

  // MARK: Observing

  /// Frames that wait behind a fade, if one began now.
  var framesBehindFade: Int { fadePlace.map { history.end - $0.upperBound } ?? 0 }

  /// Whether nothing sounds from the frame that is heard now to the last that was written.
  var isSilent: Bool { history.isSilent(from: framesHeard ?? 0) }

  /// How far the server is with the stream.
  var state: pa_stream_state_t { pa_stream_get_state(stream) }

  /// Frames that have left, from the server's reports and the time since the last of them.
  var framesHeard: Int? {
    var time: pa_usec_t = 0
    guard pa_stream_get_time(stream, &time) >= 0 else { return nil }
    return Int(Double(time) * Double(plan.sampleRate) / 1e6)
  }

  /// Seconds from a frame's writing to its leaving; `nil` before the server said so.
  var latency: Double? {
    var time: pa_usec_t = 0
    var isNegative: CInt = 0
    guard pa_stream_get_latency(stream, &time, &isNegative) >= 0 else { return nil }
    return isNegative != 0 ? 0 : Double(time) / 1e6
  }

  // MARK: Internals

  /// Seconds over which a sound that is stopped fades out, so that it does not click.
  ///
  /// - Source: ours: a cycle of what haptics mostly are, and a quarter of the 20 ms in which a device
  ///   must be silent. Confidence: guess.
  static let fade = 0.005
  /// Seconds from asking for a change to the first frame that it can still reach.
  ///
  /// - Source: ours: with 4 ms the first part of a fade was missing now and then on a busy machine
  ///   (measured), and PulseAudio leaves alone what a sound card will play within 1.33 ms (documented).
  ///   Confidence: measured.
  static let margin = 0.006

  private let connection: SoundConnection
  private let plan: SoundPlan
  private let callbacks: Callbacks
  private let stream: OpaquePointer
  private let history: SoundHistory

  /// The frames that a fade takes, if it began now; `nil` where nothing waits that far.
  private var fadePlace: Range<Int>? {
    guard let heard = framesHeard else { return nil }
    let rate = Double(plan.sampleRate)
    // OS1. What is nearer than the margin has left before the server hears of it.
    let first = heard + Int(Self.margin * rate)
    let count = min(history.end - first, Int(Self.fade * rate))
    return count > 0 ? first..<first + count : nil
  }

  private static let wake: pa_stream_success_cb_t = { _, _, loop in
    pa_threaded_mainloop_signal(OpaquePointer(loop), 0)
  }
}
