/// Something that has a time of its own, made of the time of what it is in.
///
/// Source: Documentation/Behaviour/Layers.md#time (M1–M8)
public protocol CAMediaTiming {
  /// When it begins, in the time of what it is in.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many of its seconds go by in one of those around.
  var speed: Float { get set }
  /// How far its time is ahead at the beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is done; 0 means once.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds; 0 means as often as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it is done backwards after each time.
  var autoreverses: Bool { get set }
  /// What holds before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What of something holds before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end holds on after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning holds before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its beginning and its end hold.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing holds.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
