import TactusPhoneTypes

/// A change of the installed apps, as a store writes it.
public enum AppLibraryChange: Sendable, Equatable {
  /// A record is new or has changed.
  case put(AppRecord)
  /// An app was removed.
  case remove(BundleIdentifier)
  /// A setting of the phone is new or has changed; `nil` removes it.
  case set(key: String, value: String?)
}
