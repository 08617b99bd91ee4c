extension UIButton {
  /// What a button looks like by itself.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// Text in the tint's colour, which fades while it is pressed.
    case system = 1
    /// A sign that leads to details.
    case detailDisclosure = 2
    /// A sign for information, on something dark.
    case infoLight = 3
    /// A sign for information, on something light.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle, which closes something.
    case close = 7

    /// The former name of `system`.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is there for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What people choose most of the time.
    case primary = 1
    /// It leaves things as they are.
    case cancel = 2
    /// It takes something away for good.
    case destructive = 3
  }
}
