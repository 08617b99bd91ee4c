import TactusPhoneLink

/// A question about a permission that the user has not answered.
struct PendingPermission: Sendable {
  /// The app that asks.
  var app: AppID
  /// The resource.
  var resource: ProtectedResource
  /// The question.
  var question: PermissionQuestion
  /// Whether the app has asked for the location also while it is not in use.
  var asksForAlways = false
}
