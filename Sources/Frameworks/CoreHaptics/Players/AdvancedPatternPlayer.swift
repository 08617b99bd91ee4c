import Foundation
import Synchronization
import TactusHapticPlayback

/// A player that can also pause, seek, loop and change its rate.
///
/// - Thread: any, for every member.
final class AdvancedPatternPlayer: PatternPlayer, CHHapticAdvancedPatternPlayer {
  private struct Settings {
    var loopEnabled = false
    var loopEnd = 0.0
    var playbackRate: Float = 1
  }

  private let settings = Mutex(Settings())

  var loopEnabled: Bool {
    get { settings.withLock { $0.loopEnabled } }
    set {
      settings.withLock { settings in
        settings.loopEnabled = newValue
        session.set(newValue ? .loop(end: settings.loopEnd) : .endLoop, on: player)
      }
    }
  }

  var loopEnd: TimeInterval {
    get { settings.withLock { $0.loopEnd } }
    set {
      // CoreHaptics.PB8. An invalid time is ignored.
      guard newValue.isFinite, newValue >= 0 else { return }
      settings.withLock { settings in
        settings.loopEnd = newValue
        if settings.loopEnabled { session.set(.loop(end: newValue), on: player) }
      }
    }
  }

  var playbackRate: Float {
    get { settings.withLock { $0.playbackRate } }
    set {
      // CoreHaptics.PB8. An invalid rate is ignored.
      guard newValue.isFinite, newValue > 0 else { return }
      settings.withLock { settings in
        settings.playbackRate = newValue
        session.set(.setRate(Double(newValue)), on: player)
      }
    }
  }

  @preconcurrency var completionHandler: @Sendable ((any Error)?) -> Void {
    get { session.completionHandler(of: player) ?? { _ in } }
    set { session.setCompletionHandler(newValue, of: player) }
  }

  func pause(atTime time: TimeInterval) throws {
    try session.send(.pause, at: time, by: player)
  }

  func resume(atTime time: TimeInterval) throws {
    try session.send(.resume, at: time, by: player)
  }

  func seek(toOffset offsetTime: TimeInterval) throws {
    guard offsetTime.isFinite, offsetTime >= 0 else {
      throw CHHapticError(.invalidTime, reason: "\(offsetTime) s is not a position in a pattern")
    }
    try session.send(.seek(offsetTime), at: CHHapticTimeImmediate, by: player)
  }
}
