/// An object whose time is derived from that of its parent.
///
/// Source: Layers.M1–M8
public protocol CAMediaTiming {
  /// The begin time in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset of the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 stands for one.
  var repeatCount: Float { get set }
  /// The total duration of all repetitions, in seconds; 0 if `repeatCount` determines it.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition is followed by the same in reverse.
  var autoreverses: Bool { get set }
  /// The effect before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
