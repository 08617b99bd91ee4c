extension UIStackView {
  /// The distributions of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; the view with the lowest priority is resized.
    case fill = 0
    /// The views fill the axis with equal lengths.
    case fillEqually = 1
    /// The views fill the axis in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their intrinsic lengths, with equal gaps.
    case equalSpacing = 3
    /// The views keep their intrinsic lengths, with equal distances between centers.
    case equalCentering = 4
  }

  /// The alignments of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are at the leading edge.
    case leading = 1
    /// The baselines of the first lines are aligned.
    case firstBaseline = 2
    /// The views are in the center.
    case center = 3
    /// The views are at the trailing edge.
    case trailing = 4
    /// The baselines of the last lines are aligned.
    case lastBaseline = 5

    /// The views are at the top edge.
    public static let top = Alignment.leading
    /// The views are at the bottom edge.
    public static let bottom = Alignment.trailing
  }

  /// The value for the stack's default spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value for the system spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
