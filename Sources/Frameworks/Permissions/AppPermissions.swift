import Synchronization
import TactusCrashReports
import TactusPhoneClient
import TactusPhoneLink
import TactusVirtualTime

/// The app's permissions to use protected resources, for the frameworks that give them.
///
/// Steps Permissions.PE1….
///
/// - Thread: any, for every member.
package enum AppPermissions {
  /// Returns the permission to use a resource; does not ask the user.
  package static func permission(_ resource: ProtectedResource) -> Permission {
    PermissionChannel.current.table[resource]
  }

  /// Asks the user for a permission, unless that is decided.
  ///
  /// An app without a purpose string in its property list traps, as on an iPhone (Permissions.PU1).
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - completion: Receives the permission after the user's answer, in the app's next turn, on
  ///     the main actor.
  package static func ask(
    _ resource: ProtectedResource, completion: @escaping @MainActor @Sendable (Permission) -> Void
  ) {
    let purpose: String
    switch PurposeString.find(for: resource) {
    case .text(let text): purpose = text
    case .missing(let key):
      programmingError(
        "This app asks for '\(resource.rawValue)' without saying why: its Info.plist needs the key "
          + "\(key) with a text for the user.")
    case .noPropertyList:
      RuntimeWarning.once(
        "the program asks for '\(resource.rawValue)' and has no Info.plist; an app without "
          + "\(resource.purposeKeys(.standard).first ?? "") in it ends", kind: "note")
      purpose = ""
    }
    let link = AppPhone.link
    PermissionChannel.of(link).ask(resource, purpose: purpose) { permission in
      link.callbacks.add { completion(permission) }
    }
  }

  /// Asks the user for a permission, unless that is decided, and returns it.
  nonisolated(nonsending) package static func ask(
    _ resource: ProtectedResource
  ) async -> Permission {
    // The continuation never throws.
    let answer: Permission? = try? await withPhoneContinuation { continuation in
      ask(resource) { continuation.resume(returning: $0) }
    }
    return answer ?? permission(resource)
  }
}
