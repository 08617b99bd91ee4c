extension SKTestSession {
  /// The speed at which the periods of subscriptions pass.
  public enum TimeRate: Int, Sendable, CaseIterable {
    /// Real time.
    case realTime
    /// A month takes 30 seconds.
    case monthlyRenewalEveryThirtySeconds
    /// A month takes 5 minutes.
    case monthlyRenewalEveryFiveMinutes
    /// A month takes 15 minutes.
    case monthlyRenewalEveryFifteenMinutes
    /// A month takes 30 minutes.
    case monthlyRenewalEveryThirtyMinutes
    /// A month takes an hour.
    case monthlyRenewalEveryHour
    /// Each period takes 15 minutes.
    case oneRenewalEveryFifteenMinutes
    /// Each period takes 5 minutes.
    case oneRenewalEveryFiveMinutes
    /// Each period takes a minute.
    case oneRenewalEveryMinute
    /// Each period takes 30 seconds.
    case oneRenewalEveryThirtySeconds
    /// Each period takes 10 seconds.
    case oneRenewalEveryTenSeconds
    /// Each period takes 5 seconds.
    case oneRenewalEveryFiveSeconds
    /// Each period takes 2 seconds.
    case oneRenewalEveryTwoSeconds

    init(_ rate: StoreTimeRate) { self = Self.allCases.first { $0.rate == rate } ?? .realTime }

    /// The rate of the store.
    var rate: StoreTimeRate {
      switch self {
      case .realTime: .realTime
      case .monthlyRenewalEveryThirtySeconds: .month(30)
      case .monthlyRenewalEveryFiveMinutes: .month(300)
      case .monthlyRenewalEveryFifteenMinutes: .month(900)
      case .monthlyRenewalEveryThirtyMinutes: .month(1800)
      case .monthlyRenewalEveryHour: .month(3600)
      case .oneRenewalEveryFifteenMinutes: .period(900)
      case .oneRenewalEveryFiveMinutes: .period(300)
      case .oneRenewalEveryMinute: .period(60)
      case .oneRenewalEveryThirtySeconds: .period(30)
      case .oneRenewalEveryTenSeconds: .period(10)
      case .oneRenewalEveryFiveSeconds: .period(5)
      case .oneRenewalEveryTwoSeconds: .period(2)
      }
    }
  }
}
