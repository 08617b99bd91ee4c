import TactusHealthModel
import TactusPhoneLink

/// A question about access to health data that the user has not answered.
struct PendingHealth: Sendable {
  /// The app that asks.
  var app: AppID
  /// The requests that wait for the answer.
  var requests: [ServiceRequestID]
  /// The types that the app asks to save.
  var share: [HealthType]
  /// The types that the app asks to read.
  var read: [HealthType]
}
