import Foundation
import Synchronization
import TactusHapticPatterns

/// A player that starts and stops; steps CoreHaptics.PB1–PB10.
///
/// It holds the engine's session but not the engine: releasing the engine ends its players.
///
/// - Thread: any, for every member.
class PatternPlayer: NSObject, CHHapticPatternPlayer {
  let player: EngineSession.PlayerHandle
  let session: EngineSession
  private let muted = Mutex(false)

  init(_ player: EngineSession.PlayerHandle, in session: EngineSession) {
    self.player = player
    self.session = session
  }

  deinit { session.appReleased(player) }

  var isMuted: Bool {
    get { muted.withLock { $0 } }
    set {
      muted.withLock { isMuted in
        isMuted = newValue
        session.set(.setMuted(newValue), on: player)
      }
    }
  }

  func start(atTime time: TimeInterval) throws {
    try session.send(.start, at: time, by: player)
  }

  func stop(atTime time: TimeInterval) throws {
    try session.send(.stop, at: time, by: player)
  }

  func sendParameters(
    _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
  ) throws {
    let plain = try parameters.map { try $0.plain() }
    try session.send(.send(plain), at: time, by: player)
  }

  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws {
    var curve = try parameterCurve.plain()
    guard !curve.points.isEmpty else {
      throw CHHapticError(.badParameterEntry, reason: "a curve without points changes nothing")
    }
    // CoreHaptics.PL8. The time of the command replaces the curve's own.
    curve.time = 0
    try session.send(.schedule(curve), at: time, by: player)
  }

  func cancel() throws { try session.cancel(player) }
}
