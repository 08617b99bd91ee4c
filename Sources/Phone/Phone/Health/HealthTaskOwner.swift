import TactusPhoneLink

/// The origin of a task for the health data.
enum HealthTaskOwner: Sendable {
  /// A request of an app: its identifier, the text about the purpose if it asks for access, and
  /// whether it changes samples.
  case request(ServiceRequestID, of: AppID, purpose: String, isChange: Bool)
  /// The user's decision for an app, for which its requests wait.
  case decision(AppID, [ServiceRequestID])
  /// A request of a system app, about the app with a bundle identifier or none.
  case systemApp(ServiceRequestID, of: AppID, bundle: String?)
  /// A change of an app's access in Settings.
  case settings(bundle: String)
  /// The phone itself, such as a script.
  case phone
}
