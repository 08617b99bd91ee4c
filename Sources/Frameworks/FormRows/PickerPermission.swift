internal import TactusCrashReports
import TactusPermissions
package import TactusPhoneLink

/// The permission of the app in which a page of the user's records is shown.
///
/// On an iPhone such pages belong to the system, and need no permission of the app; here they read
/// with that of the app (Contacts.CP2, Calendars.UI2).
@MainActor
package enum PickerPermission {
  /// Asks the user for a permission that is not decided yet, if the app has a purpose string, and
  /// calls a function when it is decided.
  ///
  /// - Parameters:
  ///   - resource: What the page shows.
  ///   - page: The name of the page's class, for messages.
  ///   - completion: Called when the permission is decided; at once if the user is not asked.
  package static func ask(
    _ resource: ProtectedResource, for page: String,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
    let status = AppPermissions.permission(resource).status
    if status.permitsUse { return completion() }
    if status == .notDetermined {
      switch PurposeString.find(for: resource) {
      case .text, .noPropertyList:
        return AppPermissions.ask(resource) { _ in completion() }
      case .missing(let key):
        warn(page, "its Info.plist has no text for \(key), which says why the app asks; add one")
      }
    } else {
      warn(
        page,
        "the user has not permitted '\(resource.rawValue)', which Settings can change")
    }
    completion()
  }

  private static func warn(_ page: String, _ reason: String) {
    RuntimeWarning.once(
      "\(page) reads with the app's own permission on this phone, unlike on an iPhone, and is "
        + "empty: " + reason, namesPlace: true)
  }
}
