/// The options of a symbol effect: how often and how fast it runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of times that an effect runs.
  package enum Repetition: Hashable, Sendable {
    /// The effect's own number.
    case automatic
    /// Once.
    case once
    /// A number of times; `nil` for indefinitely.
    case times(Int?)
  }

  /// The number of times that the effect runs.
  package var repetition = Repetition.automatic
  /// The pause between repetitions, in seconds; `nil` for the default.
  package var pause: Double?
  /// The speed; 1 for the default.
  package var rate = 1.0

  /// The default options.
  public static let `default` = SymbolEffectOptions()

  /// Repeats the effect until it is removed.
  public static let repeating = `default`.repeating

  /// Runs the effect once.
  public static let nonRepeating = `default`.nonRepeating

  /// Repeats the effect a number of times; `nil` for indefinitely.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Repeats the effect with a repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Runs the effect at a speed; 1 is the default.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// These options, repeated until the effect is removed.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// These options, run once.
  public var nonRepeating: SymbolEffectOptions {
    var options = self
    options.repetition = .once
    return options
  }

  /// Returns these options, repeated a number of times; `nil` for indefinitely.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.repetition = .times(count.map { max(1, $0) })
    return options
  }

  /// Returns these options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = `repeat`(behavior.count)
    options.pause = behavior.pause
    return options
  }

  /// Returns these options at a speed; 1 is the default.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed
    return options
  }

  /// The repeat behavior of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of times; `nil` for indefinitely.
    let count: Int?
    /// The pause between repetitions, in seconds; `nil` for the default.
    let pause: Double?

    /// Repeats without a pause.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)

    /// Repeats with a pause between the repetitions.
    public static let periodic = periodic()

    /// Repeats a number of times with a pause between the repetitions, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, pause: delay ?? defaultPause)
    }

    /// The default pause of a periodic effect, in seconds; a guess.
    private static let defaultPause = 1.0
  }
}
