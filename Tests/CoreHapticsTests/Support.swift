import CoreHaptics
import Foundation

/// The code of the error that a function throws; `nil` where it throws none.
func code(_ body: () throws -> Void) -> CHHapticError.Code? {
  do {
    try body()
    return nil
  } catch { return (error as? CHHapticError)?.code }
}

/// The code of an error that a handler was told; `nil` for none.
func code(of error: (any Error)?) -> CHHapticError.Code? { (error as? CHHapticError)?.code }

extension CHHapticPattern {
  /// One tap.
  static func tap(at time: TimeInterval = 0) throws -> CHHapticPattern {
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: time)
    return try CHHapticPattern(events: [event], parameters: [])
  }

  /// One vibration.
  static func buzz(_ duration: TimeInterval = 1) throws -> CHHapticPattern {
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: duration)
    return try CHHapticPattern(events: [event], parameters: [])
  }
}

/// Waits until all that an engine's handlers were to be told is told.
func settleHandlers(of engine: CHHapticEngine) async {
  await withCheckedContinuation { continuation in
    engine.stop { _ in continuation.resume() }
  }
}
