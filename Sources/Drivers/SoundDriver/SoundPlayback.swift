import CTactusPulse
import TactusPhoneHardware

/// The playback of one source, on successive streams if the server is lost.
///
/// Sendable because everything here runs inside the connection's `locked` or on the connection's
/// thread, which holds the same lock.
final class SoundPlayback: @unchecked Sendable {
  let connection: SoundConnection
  /// Whether `whenOver` has been called.
  private(set) var isOver = false

  /// Seconds that the server may take for one step of stopping.
  ///
  /// - Source: ours; there are two steps, and Ctrl-C should take effect within a second.
  ///   Confidence: guess.
  static let stopTimeout = 0.5

  /// Seconds from the stop to the end of the fade.
  ///
  /// - Source: ours: the fade, and two of PipeWire's pieces of 21 ms. Confidence: measured.
  private static let fadeTimeout = 0.05
  /// Seconds between two checks whether the server has received all of a fade.
  ///
  /// - Source: ours: a few checks in one of PipeWire's buffers. Confidence: guess.
  private static let fadeLook = 0.004

  /// Creates a playback; the server is not contacted yet.
  init(
    _ handover: SourceHandover, on connection: SoundConnection,
    configuration: SoundStreamConfiguration, device: String,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) {
    self.connection = connection
    self.configuration = configuration
    self.device = device
    self.whenOver = whenOver
    self.handover = handover
    mixer = SoundMixer(configuration.routing)
    stall = SoundStall(
      latency: Double(configuration.targetFrames) / Double(configuration.sampleRate))
  }

  // MARK: Doing

  /// Opens a stream and waits until it is ready.
  func begin() throws(ActuatorError) {
    guard openStream() else { throw abandon() }
    let isSettled = connection.wait { isOver || stream?.state != PA_STREAM_CREATING }
    // A short source may have ended before this thread runs.
    if isOver { return }
    guard isSettled, stream?.state == PA_STREAM_READY else { throw abandon() }
    isBegun = true
    stallTimer.set(after: SoundStall.interval)
  }

  /// Fades out, silences the stream and waits for the server's confirmation.
  func stop() {
    guard !isOver else { return }
    if isStopping {
      // Another thread is ending it; on the connection's own thread waiting is impossible.
      if !connection.isOnOwnThread { _ = connection.wait { isOver } }
      return
    }
    (isStopping, isExhausted) = (true, true)
    if outage == nil, let stream {
      fadeOut(stream)
      // If the server was lost meanwhile, everything is silent.
      if self.stream != nil { stream.silence(timeout: Self.stopTimeout) }
    }
    end(.stopped)
  }

  /// Discards the waiting frames and continues with the next ones.
  func flush() {
    guard !isOver, !isExhausted, outage == nil, let stream, let source = handover?.source else {
      return
    }
    // The frames after the fade are rendered before the start of the fade is known, however long
    // that takes (Outputs.OS4).
    let count = stream.framesBehindFade
    guard count > 0 else { return }
    let next = UnsafeMutablePointer<Float>.allocate(capacity: count * mixer.channelCount)
    defer { next.deallocate() }
    let before = rendered
    while rendered - before < count, !isExhausted {
      let wanted = min(count - (rendered - before), SoundMixer.blockFrames)
      let place = next + (rendered - before) * mixer.channelCount
      let filled = mixer.render(source, wanted, into: place)
      rendered += filled
      isExhausted = filled < wanted
    }
    if let fade = stream.fadeAndReplace(next, count: rendered - before) {
      origin = before - fade.upperBound
    } else {
      stream.append(next, rendered - before)
    }
    if isExhausted { stream.drain() }
  }

  /// Changes the purpose of the sound, also of streams after an outage.
  func setRole(_ role: SoundRole) {
    configuration.role = role
    if !isOver { stream?.setRole(role) }
  }

  // MARK: Observing

  var clippedSamples: Int { mixer.clippedSamples }

  var progress: PlaybackProgress {
    if let latency = stream?.latency, !isOver { lastLatency = latency }
    return PlaybackProgress(
      rendered: rendered, played: isOver ? played : framesPlayed, latency: lastLatency,
      underruns: underruns, interruptions: interruptions)
  }

  // MARK: Internals

  private(set) var configuration: SoundStreamConfiguration
  let device: String
  let mixer: SoundMixer
  var handover: SourceHandover?
  private var whenOver: (@Sendable (PlaybackEnding) -> Void)?
  var isBegun = false
  var isStopping = false
  /// Whether the source has ended.
  var isExhausted = false

  /// The current stream; `nil` during an outage.
  var stream: SoundStream?
  /// The frame of the source at the start of the stream.
  var origin = 0
  /// The number of silent frames at the start of the stream.
  var leadIn = 0
  /// The current outage, if there is one.
  var outage: SoundOutage?
  var reason = ""
  private(set) lazy var timer = SoundTimer(connection, pointer: pointer) {
    SoundPlayback.at($0)?.performOutageStep()
  }

  /// The detector of a server that hangs.
  var stall: SoundStall
  private(set) lazy var stallTimer = SoundTimer(connection, pointer: pointer) {
    SoundPlayback.at($0)?.checkStall()
  }

  var rendered = 0
  /// The number of frames that had left the device, and the time of that measurement.
  var (played, playedAt) = (0, 0.0)
  private var underruns = 0
  var interruptions = 0
  private var lastLatency = 0.0

  var framesPlayed: Int {
    let now = connection.now
    let frame: Int
    if let outage {
      frame = outage.frame(at: now)
    } else if let heard = stream?.framesHeard {
      frame = origin + heard
      playedAt = now
    } else {
      return played
    }
    played = max(played, min(rendered, frame))
    return played
  }

  func openStream() -> Bool {
    let callbacks = SoundStream.Callbacks(
      pointer: pointer,
      write: { _, byteCount, playback in SoundPlayback.at(playback)?.write(byteCount) },
      state: { _, playback in SoundPlayback.at(playback)?.stateChanged() },
      underrun: { _, playback in SoundPlayback.at(playback)?.underran() },
      drained: { _, _, playback in SoundPlayback.at(playback)?.end(.finished) })
    stream = SoundStream(connection, configuration: configuration, callbacks: callbacks)
    return stream?.open() ?? false
  }

  func closeStream() {
    stream?.close()
    stream = nil
  }

  private func abandon() -> ActuatorError {
    let reason = connection.errorMessage
    whenOver = nil
    end(.stopped)
    return connection.isAlive
      ? .refused(device: device, reason: reason) : .lost(device: device, reason: reason)
  }

  /// Ends playback, once, and releases the source.
  func end(_ ending: PlaybackEnding) {
    guard !isOver else { return }
    played = ending == .finished ? rendered : framesPlayed
    (isOver, isExhausted) = (true, true)
    timer.cancel()
    stallTimer.cancel()
    outage = nil
    closeStream()
    handover = nil
    let tell = whenOver
    whenOver = nil
    tell?(ending)
    connection.signal()
  }

  /// Fades out and waits for the end of the fade.
  private func fadeOut(_ stream: SoundStream) {
    // Where waiting is impossible, the sound is cut without a fade.
    guard !connection.isOnOwnThread, !stream.isSilent, let fade = stream.fadeAndReplace(),
      let heard = stream.framesHeard
    else { return }
    let end = connection.now + Self.fadeTimeout
    wait(seconds: Double(fade.upperBound - heard) / Double(configuration.sampleRate))
    // A server that reads large pieces may not have read it yet, and a stream that is silenced
    // would end in the middle of its fade (Outputs.OS3).
    while self.stream != nil, connection.now < end,
      !stream.hasHandedOn(fade.upperBound, timeout: Self.fadeTimeout)
    {
      wait(seconds: Self.fadeLook)
    }
  }

  private func wait(seconds: Double) {
    let bounded = min(max(seconds, 0), Self.fadeTimeout)
    _ = connection.wait(seconds: bounded) { self.stream == nil }
  }

  /// Renders as many frames as the server has room for.
  ///
  /// - Thread: render.
  private func write(_ byteCount: Int) {
    guard outage == nil, let stream, let source = handover?.source else { return }
    // Updated often, so that the position is known if the server ends.
    _ = framesPlayed
    var room = byteCount / configuration.frameBytes
    while room > 0, !isExhausted {
      let written = stream.write(min(room, SoundMixer.blockFrames)) { samples, count in
        if leadIn > 0 { return beSilent(samples, count) }
        let filled = mixer.render(source, count, into: samples)
        rendered += filled
        isExhausted = filled < count
        return filled
      }
      guard let written else { return }
      room -= written.filled
      if isExhausted { stream.drain() }
    }
  }

  private func beSilent(_ samples: UnsafeMutablePointer<Float>, _ count: Int) -> Int {
    let silent = min(count, leadIn)
    samples.update(repeating: 0, count: silent * mixer.channelCount)
    leadIn -= silent
    return silent
  }

  private func underran() {
    if !isExhausted { underruns += 1 }
  }

  // MARK: Callbacks of libpulse

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> SoundPlayback? {
    pointer.map { Unmanaged<SoundPlayback>.fromOpaque($0).takeUnretainedValue() }
  }
}
