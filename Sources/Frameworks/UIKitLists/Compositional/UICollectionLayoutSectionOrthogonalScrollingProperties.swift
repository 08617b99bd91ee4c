/// The properties of a section that scrolls across its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The rates at which the content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number; that of the automatic one is 0.
    public let rawValue: CGFloat
    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that suits the behavior (Compositional.CL14).
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A fast rate.
    public static let fast = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The ways in which the content moves beyond its ends.
  public enum Bounce: Int, Sendable {
    /// As scroll views do.
    case automatic = 0
    /// Even if all of the content is visible.
    case always = 1
    /// Not at all.
    case never = 2
  }

  /// The rate at which the content slows down.
  open var decelerationRate = DecelerationRate.automatic
  /// The way in which the content moves beyond its ends.
  open var bounce = Bounce.automatic

  /// Creates automatic properties.
  public override init() { super.init() }
}
