extension UIButton {
  /// The types of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without default appearance.
    case custom = 0
    /// A button with a title in the tint color, which fades while it is pressed.
    case system = 1
    /// A button with an information icon that leads to details.
    case detailDisclosure = 2
    /// A button with an information icon for dark backgrounds.
    case infoLight = 3
    /// A button with an information icon for light backgrounds.
    case infoDark = 4
    /// A button with a plus in a circle.
    case contactAdd = 5
    /// A button with a cross in a circle.
    case close = 7

    /// The former name of `system`.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }
  }

  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The button that users choose most often.
    case primary = 1
    /// A button that cancels and leaves everything unchanged.
    case cancel = 2
    /// A button that deletes data.
    case destructive = 3
  }
}
