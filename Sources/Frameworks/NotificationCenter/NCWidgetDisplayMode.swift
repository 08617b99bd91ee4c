/// The size of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// The usual height.
  case compact = 0
  /// The height that the content needs.
  case expanded = 1
}
