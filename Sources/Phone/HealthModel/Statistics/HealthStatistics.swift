/// The statistics of quantities within a time.
///
/// Steps Health.ST1….
public struct HealthStatistics: Sendable, Equatable {
  /// The number of samples.
  public var count = 0
  /// The sum; 0 without samples.
  public var sum = 0.0
  /// The mean, as the type's aggregation weights it.
  public var average = 0.0
  /// The least and the greatest quantity.
  public var minimum = Double.infinity, maximum = -Double.infinity
  /// The quantity of the sample that ended last.
  public var mostRecent = 0.0
  /// The times of the sample that ended last.
  public var mostRecentStart = 0.0, mostRecentEnd = -Double.infinity
  /// The beginning of the first and the end of the last sample.
  public var first = Double.infinity, last = -Double.infinity
  /// The seconds in which there are samples.
  public var duration = 0.0
  /// The sum of the weights of the average.
  var weights = 0.0

  /// Creates the statistics of no samples.
  public init() {}

  /// Adds a sample, or the part of it that counts.
  @inline(__always)
  mutating func add(
    _ value: Double, part: Double, duration: Double, _ start: Double, _ end: Double,
    _ aggregation: HealthAggregation
  ) {
    count += 1
    sum += part
    self.duration += duration
    first = min(first, start)
    last = max(last, end)
    minimum = min(minimum, value)
    maximum = max(maximum, value)
    if end >= mostRecentEnd { (mostRecent, mostRecentStart, mostRecentEnd) = (value, start, end) }
    switch aggregation {
    case .cumulative, .arithmetic:
      weights += 1
      average += value
    case .temporallyWeighted:
      let weight = max(end - start, Self.leastWeight)
      weights += weight
      average += value * weight
    case .equivalentContinuousLevel:
      let weight = max(end - start, Self.leastWeight)
      weights += weight
      average += HealthLevel.energy(value) * weight
    }
  }

  /// Divides the average by its weights.
  mutating func finish(_ aggregation: HealthAggregation) {
    guard weights > 0 else { return }
    average /= weights
    if aggregation == .equivalentContinuousLevel { average = HealthLevel.level(average) }
    weights = 0
  }

  /// The weight in seconds of a sample without duration.
  ///
  /// - Source: ours: Apple's reference says only that time weights the mean. Confidence: guess.
  private static let leastWeight = 1.0
}
