extension UIScreen {
  /// The overscan compensations of an external screen.
  public enum OverscanCompensation: Int, Sendable {
    /// The content is scaled.
    case scale = 0
    /// The bounds are smaller.
    case insetBounds = 1
    /// None.
    case none = 2
    /// The application frame is smaller; another name of `none`.
    @available(*, deprecated, renamed: "none")
    public static var insetApplicationFrame: OverscanCompensation { .none }
  }
}
