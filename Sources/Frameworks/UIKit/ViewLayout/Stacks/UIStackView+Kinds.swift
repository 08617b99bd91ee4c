extension UIStackView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// They fill it; who resists least is stretched or pressed.
    case fill = 0
    /// They fill it, each as long as the others.
    case fillEqually = 1
    /// They fill it, each as its contents are long.
    case fillProportionally = 2
    /// They are as long as their contents, with like gaps.
    case equalSpacing = 3
    /// They are as long as their contents, with their middles at like distances.
    case equalCentering = 4
  }

  /// How the views are placed across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At its beginning.
    case leading = 1
    /// With their first lines of text on one line.
    case firstBaseline = 2
    /// In its middle.
    case center = 3
    /// At its end.
    case trailing = 4
    /// With their last lines of text on one line.
    case lastBaseline = 5

    /// At its top.
    public static let top = Alignment.leading
    /// At its bottom.
    public static let bottom = Alignment.trailing
  }

  /// A gap as between other views of the stack.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A gap as the system leaves it.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
