/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: units per second.
public typealias CMTimeScale = Int32
/// The number of a timeline; times of different epochs cannot be subtracted.
public typealias CMTimeEpoch = Int64

/// The maximum timescale.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// A time or a duration as an exact fraction of seconds, or an infinity (Players.TM1…).
///
/// - Thread: any.
public struct CMTime: Sendable {
  /// The numerator; the time is `value / timescale` seconds.
  public var value: CMTimeValue
  /// The denominator, positive for a numeric time.
  public var timescale: CMTimeScale
  /// The flags, which give the kind of time.
  public var flags: CMTimeFlags
  /// The epoch; 0 for most times and all durations.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }

  /// Creates a time from its fields.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time of `value / timescale` seconds; invalid unless the timescale is positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from seconds (Players.TM2).
  ///
  /// - Parameters:
  ///   - seconds: The seconds; infinities and NaN give infinite and invalid times.
  ///   - preferredTimescale: The timescale; it is halved until the value fits.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self = Self.of(seconds, preferredTimescale)
  }

  // MARK: Constants

  /// The invalid time.
  public static let invalid = CMTime()
  /// The indefinite time, such as the duration of a live broadcast.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Positive infinity, later than all numeric times.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Negative infinity, earlier than all numeric times.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)

  // MARK: Observing

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is numeric: neither invalid, infinite nor indefinite.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  /// Whether the value has been rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN if it is indefinite or invalid.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return .nan
  }

  /// Returns the time with another timescale (Players.TM3).
  ///
  /// - Parameters:
  ///   - newTimescale: The timescale, above 0.
  ///   - method: The rounding method.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    if newTimescale == timescale { return self }
    var method = method
    let isNegative = value < 0
    let isQuickTime = method == .quickTime
    if isQuickTime { method = newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero }
    var (rounded, isExact) = TimeFraction(value, timescale).scaled(to: newTimescale, method)
    if isQuickTime, isNegative, rounded == 0 { rounded = -1 }
    guard let new = CMTimeValue(exactly: rounded) else {
      return isNegative ? .negativeInfinity : .positiveInfinity
    }
    var result = CMTime(value: new, timescale: newTimescale, flags: flags, epoch: epoch)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
  }

  // MARK: Internals

  /// The seconds as an exact fraction; nil if the time is not numeric.
  package var fraction: TimeFraction? { isNumeric ? TimeFraction(value, timescale) : nil }

  /// Returns a time from seconds (Players.TM2).
  private static func of(_ seconds: Double, _ preferred: CMTimeScale) -> CMTime {
    if seconds.isNaN || preferred <= 0 { return .invalid }
    if seconds.isInfinite { return seconds < 0 ? .negativeInfinity : .positiveInfinity }
    var scale = preferred
    while true {
      let value = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
      if let whole = CMTimeValue(exactly: value) {
        var time = CMTime(value: whole, timescale: scale)
        if time.seconds != seconds { time.flags.insert(.hasBeenRounded) }
        return time
      }
      guard scale > 1 else { return seconds < 0 ? .negativeInfinity : .positiveInfinity }
      scale /= 2
    }
  }
}
