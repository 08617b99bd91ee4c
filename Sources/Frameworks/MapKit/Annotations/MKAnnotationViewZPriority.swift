/// A priority in the drawing order of annotation views (Maps.AN5).
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of the views in front.
  public static let max = MKAnnotationViewZPriority(1000)
  /// The priority of selected views.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// The default priority of unselected views.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// The lowest priority, behind all others.
  public static let min = MKAnnotationViewZPriority(0)
}
