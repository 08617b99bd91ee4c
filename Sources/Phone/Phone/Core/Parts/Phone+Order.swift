import TactusPhoneLink
import TactusPhoneTypes

extension Phone {
  /// The order in which the phone handles the passing of time, and its parts handle events.
  static let order = PhoneOrder([
    PhoneStage { $0.advancePlayers() },
    PhoneStage { $0.endSounds() },
    PhoneStage { $0.stopIdleEngines() },
    PhoneStage { $0.endShake() },
    PhoneStage { $0.timeOutApps() },
    PhoneStage { $0.lockWhenIdle() },
    PhoneStage { $0.protectData() },
    PhoneStage { $0.endLateLaunch() },
    PhoneStage { $0.endTransition() },
    PhoneStage { $0.endHangingApps() },
    PhoneStage { $0.suspendApps() },
    PhoneStage { $0.wakeApps() },
    PhoneStage(\.permissions),
    PhoneStage(\.health),
    PhoneStage(\.records),
    PhoneStage(\.printing),
    PhoneStage { $0.holdHomeSwipe() },
    PhoneStage(\.savedStates),
    PhoneStage(\.opening),
    PhoneStage(\.pasteboard),
    PhoneStage(\.alerts),
    PhoneStage { $0.endLateKeyboard() },
    PhoneStage(\.remoteControl),
    PhoneStage { $0.endLockScreen() },
    PhoneStage { $0.endVolumeBar() },
    PhoneStage { $0.advanceVoiceOver() },
    PhoneStage(\.shortcut),
  ])

  /// Advances time for the kernel and the parts.
  mutating func tick() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for stage in Self.order.stagesOfTime { effects += stage.handle(&self, .input(.tick)) }
    return effects
  }

  /// Delivers an event to the parts, one after another.
  mutating func deliver(_ event: PartEvent) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for stage in Self.order.parts { effects += stage.handle(&self, event) }
    return effects
  }

  /// Delivers the request of an app to the part with the service (Services.SV1).
  mutating func deliver(_ request: ServiceRequest, from app: AppID) -> [PhoneEffect] {
    guard let name = ServiceName(rawValue: request.service),
      let stage = Self.order.parts.first(where: { $0.services.contains(name) })
    else { return [.send(.service(.failure(request.id, .unknownService)), to: app)] }
    return stage.handle(&self, .service(request, from: app))
  }

  /// The next instant at which a part changes without input.
  var nextPartDeadline: PhoneInstant? {
    var next: PhoneInstant?
    for part in Self.order.partsWithDeadlines {
      guard let deadline = part.nextDeadline(self) else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }
}
