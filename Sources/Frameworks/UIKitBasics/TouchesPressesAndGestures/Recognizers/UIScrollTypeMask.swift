/// The kinds of scrolling by devices other than the touch screen.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling that follows fingers, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
