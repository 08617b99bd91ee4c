import CTactusPulse
import TactusPhoneHardware

/// The handling of outages; steps are in Documentation/Behaviour/Outputs.md.
extension SoundPlayback {
  /// Handles a state change of the stream: it is ready or lost.
  func stateChanged() {
    connection.signal()
    guard isBegun, !isOver, let stream else { return }
    switch stream.state {
    case PA_STREAM_READY: resume()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }

  /// Begins an outage: the source continues unheard.
  private func lose() {
    // The source continues from the frame that is heard now (Outputs.OA1).
    if outage == nil {
      _ = framesPlayed
      let now = connection.now
      let since = playedAt > 0 ? Int((now - playedAt) * Double(configuration.sampleRate)) : 0
      played = min(rendered, played + since)
      interruptions += 1
      outage = SoundOutage(
        from: played, at: now, timeout: configuration.timeout,
        sampleRate: Double(configuration.sampleRate))
    }
    closeStream()
    reason = connection.isAlive ? "the output was removed" : "the sound service has ended"
    if isStopping { return }
    timer.set(after: configuration.timeout > 0 ? SoundOutage.tick : 0)
  }

  /// Performs the next step of an outage, one tick after the last.
  func performOutageStep() {
    guard !isOver, !isStopping, var outage else { return }
    let now = connection.now
    // Frames that would have been heard by now are skipped (Outputs.OA1).
    pass(to: outage.frame(at: now))
    if isExhausted, outage.frame(at: now) >= rendered { return end(.finished) }
    // The outage decides when to connect, to open a stream, and to give up (Outputs.OA2,
    // Outputs.OA4).
    let step = outage.step(
      at: now, isAlive: connection.isAlive, isBusy: connection.isConnecting || stream != nil)
    self.outage = outage
    switch step {
    case .wait: break
    case .connect: connection.reconnect()
    case .open where isExhausted: break
    case .open: if !openStream() { closeStream() }
    case .giveUp:
      return end(.failed(.lost(device: device, reason: reason)))
    }
    timer.set(after: SoundOutage.tick)
  }

  /// Ends playback if the server is connected but has stopped requesting frames.
  func checkStall() {
    guard !isOver, !isStopping else { return }
    if outage != nil {
      stall.reset()
    } else if stall.isStalled(rendered, at: connection.now) {
      // A connected server that requests no frames counts as lost (Outputs.OA7).
      return end(.failed(.lost(device: device, reason: "the sound service does not answer")))
    }
    stallTimer.set(after: SoundStall.interval)
  }

  /// Ends an outage: the source continues on the new stream at its current position.
  private func resume() {
    // The source continues at the frame for the current time (Outputs.OA3).
    guard let outage else { return }
    // The server plays the first frames at once, however large its buffer is (measured on
    // PulseAudio and PipeWire: within 15 ms).
    let next = outage.frame(at: connection.now)
    pass(to: next)
    // The rest of the source is too short to be heard: the outage lasts until its end.
    if isExhausted { return closeStream() }
    leadIn = max(0, rendered - next)
    origin = next
    timer.cancel()
    self.outage = nil
    playedAt = 0
  }

  /// Advances the source to a frame without output.
  ///
  /// - Thread: render.
  private func pass(to frame: Int) {
    guard let source = handover?.source else { return }
    while rendered < frame, !isExhausted {
      let wanted = min(frame - rendered, SoundMixer.blockFrames)
      let filled = mixer.skip(source, wanted)
      rendered += filled
      isExhausted = filled < wanted
    }
  }
}
