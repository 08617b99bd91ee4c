import Foundation
import TactusPhoneLink

// Messages of the phone arrive on its thread; notifications are posted on the main actor
// (AudioSession.AS10).
extension AVAudioSession {
  func receive(_ event: SoundEvent) {
    switch event {
    case .finished, .activated: break
    case .deactivated: state.withLock { $0.isActive = false }
    case .mediaReset:
      state.withLock { state in
        var new = State()
        (new.status, new.shownVolume) = (state.status, state.shownVolume)
        state = new
      }
      microphoneGain.set(1)
      callbacks.add { [weak self] in self?.postMediaReset() }
    case .interrupted(.began(let reason)):
      state.withLock { $0.isActive = false }
      callbacks.add { [weak self] in self?.postInterruption(for: reason) }
    case .interrupted(.ended(let shouldResume)):
      callbacks.add { [weak self] in self?.postInterruptionEnd(shouldResume: shouldResume) }
    case .status(let status):
      let (old, settings, isOverriding) = state.withLock { state in
        defer { state.status = status }
        // The first status sets the initial value without a notification.
        if state.status == nil { state.shownVolume = status.volume }
        return (state.status, state, state.isOverriding)
      }
      guard let old else { return }
      if old.route != status.route {
        let previous = Self.route(old.route, settings)
        let reason = Self.reason(from: old, to: status, isOverriding)
        callbacks.add { [weak self] in self?.postRouteChange(reason, previous) }
      }
      // AudioSession.AS7. Only apps with an active session are notified.
      if old.isOtherAudioPrimary != status.isOtherAudioPrimary, isActive {
        let isPlaying = status.isOtherAudioPrimary
        callbacks.add { [weak self] in self?.postSilenceHint(isOtherAudioPlaying: isPlaying) }
      }
      if old.volume != status.volume {
        callbacks.add { [weak self] in self?.setShownVolume(status.volume) }
      }
    }
  }

  /// Returns the reason for a route change (AudioSession.AS3).
  private static func reason(
    from old: SoundStatus, to new: SoundStatus, _ isOverriding: Bool
  ) -> RouteChangeReason {
    if isOverriding || new.isRouteChosen { return .override }
    if new.route.device != nil { return .newDeviceAvailable }
    if old.route.device != nil { return .oldDeviceUnavailable }
    return .categoryChange
  }

  private func postRouteChange(
    _ reason: RouteChangeReason, _ previous: AVAudioSessionRouteDescription
  ) {
    post(
      Self.routeChangeNotification,
      [
        AVAudioSessionRouteChangeReasonKey: reason.rawValue,
        AVAudioSessionRouteChangePreviousRouteKey: previous,
      ])
  }

  /// Posts the beginning of an interruption (AudioSession.AS8, AudioSession.BG3).
  private func postInterruption(for reason: SoundInterruption.Reason) {
    var information: [AnyHashable: Any] = [
      AVAudioSessionInterruptionTypeKey: InterruptionType.began.rawValue
    ]
    switch reason {
    case .otherSound:
      information[AVAudioSessionInterruptionReasonKey] = InterruptionReason.default.rawValue
    case .suspension:
      information[AVAudioSessionInterruptionReasonKey] =
        InterruptionReason.appWasSuspended.rawValue
      information[AVAudioSessionInterruptionWasSuspendedKey] = true
    case .disconnection:
      information[AVAudioSessionInterruptionReasonKey] =
        InterruptionReason.routeDisconnected.rawValue
    }
    post(Self.interruptionNotification, information)
  }

  private func postInterruptionEnd(shouldResume: Bool) {
    let options: InterruptionOptions = shouldResume ? .shouldResume : []
    post(
      Self.interruptionNotification,
      [
        AVAudioSessionInterruptionTypeKey: InterruptionType.ended.rawValue,
        AVAudioSessionInterruptionOptionKey: options.rawValue,
      ])
  }

  /// Posts that the media services were lost, and are there again (AudioSession.MR1).
  private func postMediaReset() {
    SoundEngine.current.endPlayers()
    post(Self.mediaServicesWereLostNotification, [:])
    post(Self.mediaServicesWereResetNotification, [:])
  }

  private func postSilenceHint(isOtherAudioPlaying isPlaying: Bool) {
    let type: SilenceSecondaryAudioHintType = isPlaying ? .begin : .end
    post(
      Self.silenceSecondaryAudioHintNotification,
      [AVAudioSessionSilenceSecondaryAudioHintTypeKey: type.rawValue])
  }

  private func setShownVolume(_ volume: Double) {
    willChangeValue(for: \.outputVolume)
    state.withLock { $0.shownVolume = volume }
    didChangeValue(for: \.outputVolume)
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
