import TactusPhoneTypes

/// The times of the feedbacks played within the last second.
public struct RecentFeedback: Sendable, Equatable {
  private var moments: [PhoneInstant] = []

  /// Creates an empty record.
  public init() {}

  /// Returns the number of feedbacks played less than one second ago.
  public func count(at now: PhoneInstant) -> Int {
    let start = now.advanced(by: .seconds(-1))
    return moments.count { $0 > start }
  }

  /// Records a feedback that is played now.
  public mutating func add(at now: PhoneInstant) {
    let start = now.advanced(by: .seconds(-1))
    moments.removeAll { $0 <= start }
    moments.append(now)
  }
}
