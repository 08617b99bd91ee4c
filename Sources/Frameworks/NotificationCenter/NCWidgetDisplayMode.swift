/// The display mode of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// The standard height.
  case compact = 0
  /// The height of the content.
  case expanded = 1
}
