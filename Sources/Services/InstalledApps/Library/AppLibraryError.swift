import TactusPhoneLink
import TactusPhoneTypes

/// The reason why a change of the installed apps is refused.
public enum AppLibraryError: Error, Sendable, Equatable {
  /// There are as many apps as a phone knows.
  case full
  /// The app is not installed.
  case unknown(BundleIdentifier)
  /// The app belongs to the system.
  case systemApp(BundleIdentifier)

  /// The description of the error in one line.
  public var message: String {
    switch self {
    case .full: "the phone has \(LinkLimits.installedApps) apps, which is the limit"
    case .unknown(let app): "no app '\(app)' is installed"
    case .systemApp(let app): "'\(app)' belongs to the system and cannot be deleted"
    }
  }
}
