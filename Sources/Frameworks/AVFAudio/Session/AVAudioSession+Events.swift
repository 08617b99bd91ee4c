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
      state.withLock { state in
        state.isActive = false
        state.override = .none
      }
      callbacks.add { [weak self] in self?.postInterruption(for: reason) }
    case .interrupted(.ended(let shouldResume)):
      callbacks.add { [weak self] in self?.postInterruptionEnd(shouldResume: shouldResume) }
    case .status(let status):
      let (old, preferred) = state.withLock { state in
        defer { state.status = status }
        if status.endsOverride { state.override = .none }
        // The first status sets the initial value without a notification.
        if state.status == nil { state.shownVolume = status.volume }
        return (state.status, state.preferredInput)
      }
      guard let old else { return }
      let previous = Self.route(old.route, old.ports, preferred)
      // AudioSession.AS3. Ports that the route does not use may have changed.
      if let change = status.change, previous != Self.route(status.route, status.ports, preferred) {
        callbacks.add { [weak self] in self?.postRouteChange(.init(change), previous) }
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

  /// Posts that the media services were lost, and then that they were reset (AudioSession.MR1).
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

extension SoundStatus {
  /// Whether the change of the route has ended an override of the output port (AudioSession.AS13).
  fileprivate var endsOverride: Bool {
    switch change {
    case .connection, .disconnection: true
    case .choice, .category: route != .speaker
    case nil: false
    }
  }
}

extension AVAudioSession.RouteChangeReason {
  /// Creates the reason from the phone's (AudioSession.AS3).
  fileprivate init(_ change: SoundRouteChange) {
    self =
      switch change {
      case .category: .categoryChange
      case .choice: .override
      case .connection: .newDeviceAvailable
      case .disconnection: .oldDeviceUnavailable
      }
  }
}
