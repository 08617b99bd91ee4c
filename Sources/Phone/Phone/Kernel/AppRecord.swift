import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of an app.
struct AppRecord: Sendable {
  /// The app's name; `nil` until its `hello`.
  var name: String?
  /// The app's identity; `nil` if the host does not know it.
  var identity: ClientIdentity?
  var budget: MessageBudget
  /// Whether the user has given the custom keyboard full access (Keyboards.CU8).
  var hasFullAccess = false
  var recent = RecentFeedback()
  /// The app's audio session.
  var session = SoundSession()
  /// Whether the app has requested the sound status.
  var wantsSoundStatus = false
  /// The sound status that the app has received last.
  var sentStatus: SoundStatus?
  /// The conditions that decided the route of this status.
  var routeConditions = SoundRouteConditions()
  /// The cause of the interruption of the app's sound.
  var interruption: InterruptionCause?
  /// Whether an interruption has ended with the advice to resume.
  var mayResume = false
  /// Whether the session was active when the app was suspended.
  var wasActive = false
  /// Whether the app shows a volume slider.
  var showsVolumeView = false
  /// The permissions of an app without identity.
  var permissions: [ProtectedResource: PermissionRecord] = [:]
  /// The permissions until the app is no longer in use (Permissions.LO2).
  var temporaryPermissions: [ProtectedResource: PermissionRecord] = [:]
  /// The sensors that the app uses, as it says.
  var sensors: Set<ProtectedResource> = []
}
