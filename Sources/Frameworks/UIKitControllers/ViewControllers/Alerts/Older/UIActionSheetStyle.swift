/// The styles of an action sheet, before iOS 8.3; all look the same here, as since iOS 7.
@available(*, deprecated, message: "use UIAlertController")
public enum UIActionSheetStyle: Int, Sendable {
  /// The look of the bar from which the sheet is shown.
  case automatic = -1
  /// The standard look.
  case `default` = 0
  /// Black and translucent.
  case blackTranslucent = 1
  /// Black.
  case blackOpaque = 2
}
