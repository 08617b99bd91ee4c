import Foundation
import PhoneLink

// What the phone says. It comes where the phone acts; the app is told on its main actor (AS10).
extension AVAudioSession {
  func receive(_ event: SoundEvent) {
    switch event {
    case .finished: break
    case .interrupted(let isInterrupted):
      state.withLock { state in
        if isInterrupted { state.isActive = false }
        state.isInterrupted = isInterrupted
      }
      deliveries.add { [weak self] in self?.tell(interrupted: isInterrupted) }
    case .status(let status):
      let (old, category, isOverriding) = state.withLock { state in
        defer { state.status = status }
        // What nobody has been told yet is what they are told first.
        if state.status == nil { state.shownVolume = status.volume }
        return (state.status, state.category, state.isOverriding)
      }
      guard let old else { return }
      if old.route != status.route {
        let previous = Self.route(old.route, category)
        let reason = Self.reason(from: old.route, to: status.route, isOverriding)
        deliveries.add { [weak self] in self?.tell(reason, previous) }
      }
      if old.isOtherAudioPlaying != status.isOtherAudioPlaying {
        let isPlaying = status.isOtherAudioPlaying
        deliveries.add { [weak self] in self?.tell(others: isPlaying) }
      }
      if old.volume != status.volume {
        deliveries.add { [weak self] in self?.show(status.volume) }
      }
    }
  }

  /// AS3.
  private static func reason(
    from old: SoundRoute, to new: SoundRoute, _ isOverriding: Bool
  ) -> RouteChangeReason {
    if new == .headphones { return .newDeviceAvailable }
    if old == .headphones { return .oldDeviceUnavailable }
    return isOverriding ? .override : .categoryChange
  }

  private func tell(_ reason: RouteChangeReason, _ previous: AVAudioSessionRouteDescription) {
    post(
      Self.routeChangeNotification,
      [
        AVAudioSessionRouteChangeReasonKey: reason.rawValue,
        AVAudioSessionRouteChangePreviousRouteKey: previous,
      ])
  }

  private func tell(interrupted isInterrupted: Bool) {
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

  private func tell(others isPlaying: Bool) {
    let type: SilenceSecondaryAudioHintType = isPlaying ? .begin : .end
    post(
      Self.silenceSecondaryAudioHintNotification,
      [AVAudioSessionSilenceSecondaryAudioHintTypeKey: type.rawValue])
  }

  private func show(_ volume: Double) {
    willChangeValue(for: \.outputVolume)
    state.withLock { $0.shownVolume = volume }
    didChangeValue(for: \.outputVolume)
  }

  private func post(_ name: Notification.Name, _ facts: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: facts)
  }
}
