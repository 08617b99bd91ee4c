/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar or wheels.
  case compact = 2
  /// A calendar.
  case inline = 3
}
