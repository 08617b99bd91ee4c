/// The areas that the content of a compositional layout lies in.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout's configuration, or the safe area.
  case automatic = 0
  /// The bounds of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The area within the margins of the view.
  case layoutMargins = 3
  /// The area for readable text.
  case readableContent = 4
}
