import CPulse
import PhoneHardware

/// One source playing, on one stream after another where the server goes away, until it is over.
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

  /// Seconds that a fade may take from the stop to its end.
  ///
  /// - Source: ours: the fade, and two of PipeWire's pieces of 21 ms. Confidence: measured.
  private static let fadePatience = 0.05
  /// Seconds between two looks at whether the server has taken all of a fade.
  ///
  /// - Source: ours: a few looks in one of PipeWire's pieces. Confidence: guess.
  private static let fadeLook = 0.004

  /// Makes a playing; nothing is asked of the server yet.
  init(
    _ handover: SourceHandover, on connection: SoundConnection, plan: SoundPlan, device: String,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) {
    self.connection = connection
    self.plan = plan
    self.device = device
    self.whenOver = whenOver
    self.handover = handover
    mixer = SoundMixer(plan.routing)
  }

  // MARK: Doing

  /// Opens a stream and waits until the server has taken it.
  func begin() throws(ActuatorError) {
    guard openStream() else { throw abandon() }
    let isSettled = connection.wait { isOver || stream?.state != PA_STREAM_CREATING }
    // A short source may have been played to its end before this thread has its turn.
    if isOver { return }
    guard isSettled, stream?.state == PA_STREAM_READY else { throw abandon() }
    isBegun = true
  }

  /// Lets what is heard fade out, silences the stream and waits for the server to say so.
  func stop() {
    guard !isOver else { return }
    if isStopping {
      // Another thread is at it; on the connection's own nothing can be waited for.
      if !connection.isOnOwnThread { _ = connection.wait { isOver } }
      return
    }
    (isStopping, isExhausted) = (true, true)
    if outage == nil, let stream {
      fadeOut(stream)
      // Where the server went away meanwhile, all is silent.
      if self.stream != nil { stream.silence(patience: Self.stopPatience) }
    }
    end(.stopped)
  }

  /// Drops what waits, and goes on.
  func flush() {
    guard !isOver, !isExhausted, outage == nil, let stream, let source = handover?.source else {
      return
    }
    // OS4. What follows the fade is rendered before it is known where the fade begins, however long
    // that takes.
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
    if let fade = stream.retake(next, count: rendered - before) {
      origin = before - fade.upperBound
    } else {
      stream.append(next, rendered - before)
    }
    if isExhausted { stream.drain() }
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

  let plan: SoundPlan
  let device: String
  let mixer: SoundMixer
  var handover: SourceHandover?
  private var whenOver: (@Sendable (PlaybackEnding) -> Void)?
  var isBegun = false
  var isStopping = false
  /// Whether the source is not asked any more.
  var isExhausted = false

  /// What plays; `nil` while there is nothing to play on.
  var stream: SoundStream?
  /// The source's frame that the stream's first one stands for.
  var origin = 0
  /// Frames of silence that the stream begins with.
  var leadIn = 0
  /// A time without anything to play on.
  var outage: SoundOutage?
  var reason = ""
  private(set) lazy var alarm = SoundAlarm(connection, pointer: pointer) {
    SoundPlayback.at($0)?.lookAround()
  }

  var rendered = 0
  /// Frames that had left, and when that was known.
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
    stream = SoundStream(connection, plan: plan, callbacks: callbacks)
    return stream?.open() ?? false
  }

  func closeStream() {
    stream?.close()
    stream = nil
  }

  private func abandon() -> ActuatorError {
    let reason = connection.complaint
    whenOver = nil
    end(.stopped)
    return connection.isAlive
      ? .refused(device: device, reason: reason) : .lost(device: device, reason: reason)
  }

  /// Ends playing, once, and lets go of the source.
  func end(_ ending: PlaybackEnding) {
    guard !isOver else { return }
    played = ending == .finished ? rendered : framesPlayed
    (isOver, isExhausted) = (true, true)
    alarm.cancel()
    outage = nil
    closeStream()
    handover = nil
    let tell = whenOver
    whenOver = nil
    tell?(ending)
    connection.signal()
  }

  /// Lets what is heard fade, and waits until it has.
  private func fadeOut(_ stream: SoundStream) {
    // Where nothing can be waited for, the cut is all there is.
    guard !connection.isOnOwnThread, !stream.isSilent, let fade = stream.retake(),
      let heard = stream.framesHeard
    else { return }
    let end = connection.now + Self.fadePatience
    wait(seconds: Double(fade.upperBound - heard) / Double(plan.sampleRate))
    // OS3. What a server takes in large pieces it may not have taken yet, and a stream that is silenced
    // would end in the midst of its fade.
    while self.stream != nil, connection.now < end,
      !stream.hasHandedOn(fade.upperBound, patience: Self.fadePatience)
    {
      wait(seconds: Self.fadeLook)
    }
  }

  private func wait(seconds: Double) {
    let bounded = min(max(seconds, 0), Self.fadePatience)
    _ = connection.wait(seconds: bounded) { self.stream == nil }
  }

  /// Fills what the server has room for.
  ///
  /// - Thread: render.
  private func write(_ byteCount: Int) {
    guard outage == nil, let stream, let source = handover?.source else { return }
    // Known often, so that where the server dies it is known where it was.
    _ = framesPlayed
    var room = byteCount / plan.frameBytes
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

  // MARK: What libpulse calls

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> SoundPlayback? {
    pointer.map { Unmanaged<SoundPlayback>.fromOpaque($0).takeUnretainedValue() }
  }
}
