import TactusVirtualTime

/// The engine that plays an app's audio samples (Players.QR8…).
@MainActor final class SampleSound {
  /// Creates a stopped engine.
  ///
  /// - Parameters:
  ///   - onProgress: Called when samples were heard.
  ///   - onLoss: Called when the output has changed and samples are lost.
  init(onProgress: @escaping @Sendable () -> Void, onLoss: @escaping @Sendable () -> Void) {
    self.onProgress = onProgress
    observer = NotificationCenter.default.addObserver(
      forName: .AVAudioEngineConfigurationChange, object: engine, queue: nil
    ) { _ in onLoss() }
    engine.attach(player)
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    engine.stop()
  }

  /// Stops playing; it can start again.
  func stop() {
    if player.isPlaying { player.stop() }
    next = nil
  }

  /// Adds samples to the player.
  ///
  /// - Parameters:
  ///   - pieces: The samples, in their order.
  ///   - course: The relation of the time to the host time, with a positive rate.
  ///   - settings: The volume and the rest.
  /// - Returns: The numbers of the pieces that have been scheduled, or are too late.
  /// - Throws: An error of the audio session.
  func play(
    _ pieces: [SoundQueue.Piece], _ course: RenderingCourse, _ settings: SoundQueue.Settings
  ) throws -> Set<Int> {
    player.volume = settings.isMuted ? 0 : settings.volume
    var taken: Set<Int> = []
    for piece in pieces {
      guard let format = Self.format(of: piece.buffer) else {
        taken.insert(piece.number)
        continue
      }
      let host = CMClock.hostTimeClock.time
      let now = course.time(at: host)
      if let next, next > now, engine.isRunning, let old = self.format, old != format {
        // The engine has one format at a time.
        wait(course.hostTime(at: next) - host)
        break
      }
      if next.map({ $0 < now }) ?? true || format != self.format || !engine.isRunning {
        try connect(format, course.rate, settings.keepsPitch)
        // Samples that start earlier are rendered ahead, as is all sound.
        let soonest = host < course.hostTime ? course.time : course.time(at: host + Self.lead)
        let start = CMTimeMaximum(piece.start, soonest)
        let time = course.hostTime(at: start).nanoseconds ?? 0
        player.play(at: AVAudioTime(hostTime: UInt64(max(0, time))))
        next = start
      }
      guard var place = next else { break }
      let gap = Self.frames(piece.start - place, format)
      // A gap is filled with silence; a long one when it is near.
      if gap > Self.longestGap(format) { break }
      if gap > 0, let silence = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(gap)) {
        silence.frameLength = silence.frameCapacity
        player.scheduleBuffer(silence)
        place = piece.start
      }
      taken.insert(piece.number)
      guard piece.end > place else { continue }
      let first = max(0, Self.frames(place - piece.start, format))
      guard let sound = Self.sound(of: piece.buffer, format, from: first) else { continue }
      let onProgress = onProgress
      player.scheduleBuffer(sound, completionCallbackType: .dataPlayedBack) { _ in onProgress() }
      next = piece.end
    }
    return taken
  }

  // MARK: Internals

  /// The time before which samples are not heard after a restart.
  ///
  /// - Source: ours: the audio engine is ahead by up to 90 ms (AudioEngine.EP2). Confidence: guess.
  private static let lead = CMTime(value: 1, timescale: 10)

  private let engine = AVAudioEngine()
  private let player = AVAudioPlayerNode()
  private var unit: AVAudioUnitTimeEffect?
  private var format: AVAudioFormat?
  /// The time after the player's samples; nil if it is stopped.
  private var next: CMTime?
  private let onProgress: @Sendable () -> Void
  /// Whether samples of another format wait for the end of the previous ones.
  private var isWaiting = false
  private var observer: (any NSObjectProtocol)?

  /// Checks for samples again after a duration.
  private func wait(_ duration: CMTime) {
    guard !isWaiting else { return }
    isWaiting = true
    PhoneTime.run(after: duration.seconds) { [weak self] in
      self?.isWaiting = false
      self?.onProgress()
    }
  }

  /// Reconnects the player, with a unit for another rate.
  private func connect(_ format: AVAudioFormat, _ rate: Double, _ keepsPitch: Bool) throws {
    stop()
    self.format = format
    if let unit { engine.detach(unit) }
    unit = rate == 1 ? nil : Self.unit(rate, keepsPitch)
    guard
      let plain = AVAudioFormat(
        standardFormatWithSampleRate: format.sampleRate, channels: format.channelCount)
    else { return }
    if let unit {
      engine.attach(unit)
      engine.connect(player, to: unit, format: plain)
      engine.connect(unit, to: engine.mainMixerNode, format: plain)
    } else {
      engine.connect(player, to: engine.mainMixerNode, format: plain)
    }
    if !engine.isRunning { try engine.start() }
  }

  private static func unit(_ rate: Double, _ keepsPitch: Bool) -> AVAudioUnitTimeEffect {
    if keepsPitch {
      let unit = AVAudioUnitTimePitch()
      unit.rate = Float(rate)
      return unit
    }
    let unit = AVAudioUnitVarispeed()
    unit.rate = Float(rate)
    return unit
  }

  private static func frames(_ time: CMTime, _ format: AVAudioFormat) -> Int {
    Int(exactly: (time.seconds * format.sampleRate).rounded()) ?? 0
  }

  /// The maximum number of frames of a gap that is filled with silence: five seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static func longestGap(_ format: AVAudioFormat) -> Int { Int(format.sampleRate * 5) }

  private static func format(of buffer: CMSampleBuffer) -> AVAudioFormat? {
    guard var description = buffer.formatDescription?.audioStreamBasicDescription else {
      return nil
    }
    return AVAudioFormat(streamDescription: &description)
  }

  /// Returns the frames of a buffer from a frame on; nil for an unsupported format.
  private static func sound(
    of buffer: CMSampleBuffer, _ format: AVAudioFormat, from first: Int
  ) -> AVAudioPCMBuffer? {
    let count = buffer.numSamples - first
    guard count > 0, let frames = UInt32(exactly: count),
      let sound = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames)
    else { return nil }
    sound.frameLength = frames
    let status = CMSampleBufferCopyPCMDataIntoAudioBufferList(
      buffer, at: Int32(clamping: first), frameCount: Int32(clamping: count),
      into: sound.mutableAudioBufferList)
    return status == 0 ? sound : nil
  }
}
