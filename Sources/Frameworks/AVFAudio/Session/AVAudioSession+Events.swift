import Foundation
import TactusPhoneLink

// Messages of the phone arrive on its thread; notifications are posted on the main actor
// (AudioSession.AS10).
extension AVAudioSession {
  func receive(_ event: SoundEvent) {
    switch event {
    case .finished: break
    case .interrupted(let isInterrupted):
      state.withLock { state in
        if isInterrupted { state.isActive = false }
        state.isInterrupted = isInterrupted
      }
      callbacks.add { [weak self] in self?.postInterruption(isBeginning: isInterrupted) }
    case .status(let status):
      let (old, category, isOverriding) = state.withLock { state in
        defer { state.status = status }
        // The first status sets the initial value without a notification.
        if state.status == nil { state.shownVolume = status.volume }
        return (state.status, state.category, state.isOverriding)
      }
      guard let old else { return }
      if old.route != status.route {
        let previous = Self.route(old.route, category)
        let reason = Self.reason(from: old.route, to: status.route, isOverriding)
        callbacks.add { [weak self] in self?.postRouteChange(reason, previous) }
      }
      if old.isOtherAudioPlaying != status.isOtherAudioPlaying {
        let isPlaying = status.isOtherAudioPlaying
        callbacks.add { [weak self] in self?.postSilenceHint(isOtherAudioPlaying: isPlaying) }
      }
      if old.volume != status.volume {
        callbacks.add { [weak self] in self?.setShownVolume(status.volume) }
      }
    }
  }

  /// Returns the reason for a route change (AudioSession.AS3).
  private static func reason(
    from old: SoundRoute, to new: SoundRoute, _ isOverriding: Bool
  ) -> RouteChangeReason {
    if new == .headphones { return .newDeviceAvailable }
    if old == .headphones { return .oldDeviceUnavailable }
    return isOverriding ? .override : .categoryChange
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

  private func postInterruption(isBeginning isInterrupted: Bool) {
    if isInterrupted {
      return post(
        Self.interruptionNotification,
        [
          AVAudioSessionInterruptionTypeKey: InterruptionType.began.rawValue,
          AVAudioSessionInterruptionReasonKey: InterruptionReason.default.rawValue,
        ])
    }
    post(
      Self.interruptionNotification,
      [
        AVAudioSessionInterruptionTypeKey: InterruptionType.ended.rawValue,
        AVAudioSessionInterruptionOptionKey: InterruptionOptions.shouldResume.rawValue,
      ])
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
