import TactusPhoneTypes

/// An item that an app is asked to open.
public enum OpenItem: Sendable, Equatable {
  /// A URL whose scheme the app has registered; `source` is the app that opens it, if one does.
  case url(String, source: BundleIdentifier? = nil)
  /// A file that another app hands over.
  case file(OpenedFile)
  /// A quick action of the app's icon, as the user chose it.
  case quickAction(QuickAction)
}
