// What a task of the main actor sleeps, it sleeps by the phone's time (PT3). These are Swift's own
// methods, and found before them by whoever imports UIKit or PhoneFoundation.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for so many nanoseconds.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil)
  }

  /// Sleeps for a time.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be; on the phone's time it is no longer at all.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    guard isOfMainActor(#isolation), PhoneTime.isHere else {
      return try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
    }
    try await PhoneSleep().sleep(duration)
  }
}

/// Whether what has an isolation is of the main actor.
// In line, Swift 6.3's optimizer makes code of it that it refuses itself.
@inline(never)
private func isOfMainActor(_ isolation: (any Actor)?) -> Bool { isolation === MainActor.shared }
