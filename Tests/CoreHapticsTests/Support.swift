import CoreHaptics
import Foundation

/// Returns the code of the error that a function throws; `nil` if it throws none.
func code(_ body: () throws -> Void) -> CHHapticError.Code? {
  do {
    try body()
    return nil
  } catch { return (error as? CHHapticError)?.code }
}

/// Returns the code of a handler's error; `nil` for none.
func code(of error: (any Error)?) -> CHHapticError.Code? { (error as? CHHapticError)?.code }

extension CHHapticPattern {
  /// Returns a pattern of one transient event.
  static func tap(at time: TimeInterval = 0) throws -> CHHapticPattern {
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: time)
    return try CHHapticPattern(events: [event], parameters: [])
  }

  /// Returns a pattern of one continuous event.
  static func buzz(_ duration: TimeInterval = 1) throws -> CHHapticPattern {
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: duration)
    return try CHHapticPattern(events: [event], parameters: [])
  }
}

/// Waits until all pending handlers of an engine have run.
func settleHandlers(of engine: CHHapticEngine) async {
  await withCheckedContinuation { continuation in
    engine.stop { _ in continuation.resume() }
  }
}
