import PhoneHardware

/// When feedbacks were played within the last second; holds no more than those.
public struct RecentFeedback: Sendable, Equatable {
  private var moments: [PhoneInstant] = []

  /// Begins with none.
  public init() {}

  /// How many were played within the second that ends now; one that is a second old is not counted.
  public func count(at now: PhoneInstant) -> Int {
    let start = now.advanced(by: .seconds(-1))
    return moments.count { $0 > start }
  }

  /// Counts one that is played now.
  public mutating func add(at now: PhoneInstant) {
    let start = now.advanced(by: .seconds(-1))
    moments.removeAll { $0 <= start }
    moments.append(now)
  }
}
