import Foundation
import HapticPatterns
import Synchronization

/// A player that starts and stops; steps PB1–PB10.
///
/// It holds the engine's session and not the engine: an app that lets go of its engine ends it.
///
/// - Thread: any, for every member.
class PatternPlayer: NSObject, CHHapticPatternPlayer {
  let player: EngineSession.PlayerTicket
  let session: EngineSession
  private let muted = Mutex(false)

  init(_ player: EngineSession.PlayerTicket, in session: EngineSession) {
    self.player = player
    self.session = session
  }

  deinit { session.letGo(of: player) }

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
    try session.perform(.start, at: time, by: player)
  }

  func stop(atTime time: TimeInterval) throws {
    try session.perform(.stop, at: time, by: player)
  }

  func sendParameters(
    _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
  ) throws {
    let plain = try parameters.map { try $0.plain() }
    try session.perform(.send(plain), at: time, by: player)
  }

  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws {
    var curve = try parameterCurve.plain()
    guard !curve.points.isEmpty else {
      throw CHHapticError(.badParameterEntry, saying: "a curve without points changes nothing")
    }
    // PL8. The command's time takes the place of the curve's own.
    curve.time = 0
    try session.perform(.schedule(curve), at: time, by: player)
  }

  func cancel() throws { try session.cancel(player) }
}
