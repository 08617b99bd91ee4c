internal import TactusCrashReports

/// The statistics that a query computes, with the raw values of the public header.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The statistics are also separated by source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The minimum quantity.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The maximum quantity.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The quantity of the most recent sample.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The older name of `mostRecent`.
  public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
  /// The time with samples.
  public static let duration = HKStatisticsOptions(rawValue: 64)

  /// Traps for statistics that a type does not support (Health.ST2).
  func check(_ type: HKQuantityType) {
    let isCumulative = type.aggregationStyle == .cumulative
    let discrete: HKStatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax]
    programmingPrecondition(
      isCumulative ? isDisjoint(with: discrete) : !contains(.cumulativeSum),
      "Statistics option \(isCumulative ? "discrete" : "cumulativeSum") is not compatible with "
        + "\(isCumulative ? "cumulative" : "discrete") data type \(type.identifier)",
      exception: HKObjectType.invalidArgument)
  }
}
