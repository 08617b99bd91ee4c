import CPulse
import PhoneHardware

/// What is done without a server; steps are in Documentation/Behaviour/Outputs.md.
extension SoundPlayback {
  /// The server has taken the stream, or it is lost.
  func stateChanged() {
    connection.signal()
    guard isBegun, !isOver, let stream else { return }
    switch stream.state {
    case PA_STREAM_READY: resume()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }

  /// What plays is lost: the source goes on without being heard.
  private func lose() {
    // OA1.
    if outage == nil {
      _ = framesPlayed
      let now = connection.now
      let since = playedAt > 0 ? Int((now - playedAt) * Double(plan.sampleRate)) : 0
      played = min(rendered, played + since)
      interruptions += 1
      outage = SoundOutage(
        from: played, at: now, patience: plan.patience, sampleRate: Double(plan.sampleRate))
    }
    closeStream()
    reason = connection.isAlive ? "the output is gone" : "the sound service is gone"
    if isStopping { return }
    alarm.set(after: plan.patience > 0 ? SoundOutage.tick : 0)
  }

  /// What there is to be done in an outage, a tick after the last time.
  func lookAround() {
    guard !isOver, !isStopping, var outage else { return }
    let now = connection.now
    // OA1. What would be heard by now is over.
    pass(to: outage.frame(at: now))
    if isExhausted, outage.frame(at: now) >= rendered { return end(.finished) }
    // OA2, OA4.
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
    alarm.set(after: SoundOutage.tick)
  }

  /// There is something to play on again: the source goes on where it would be by now.
  private func resume() {
    // OA3.
    guard let outage else { return }
    // The server plays what comes first at once, however far ahead it wants the rest (measured on
    // PulseAudio and PipeWire: within 15 ms).
    let next = outage.frame(at: connection.now)
    pass(to: next)
    // What is left of the source is too short to be heard: the outage lasts until it is over.
    if isExhausted { return closeStream() }
    leadIn = max(0, rendered - next)
    origin = next
    alarm.cancel()
    self.outage = nil
    playedAt = 0
  }

  /// Has the source go on to a frame, without being heard.
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
