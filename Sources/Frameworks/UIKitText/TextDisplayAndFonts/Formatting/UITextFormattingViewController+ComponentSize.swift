extension UITextFormattingViewController {
  /// The size that a component prefers.
  public enum ComponentSize: Int, Sendable {
    /// The size that fits the component.
    case automatic = 0
    /// The smallest size.
    case mini = 1
    /// A small size.
    case small = 2
    /// The usual size.
    case regular = 3
    /// A large size.
    case large = 4
    /// The whole width.
    case extraLarge = 5
  }
}
