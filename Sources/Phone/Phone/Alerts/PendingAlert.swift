import TactusPhoneLink

/// A question that the user has not answered.
struct PendingAlert: Sendable {
  /// The purpose of a question, which decides what the answer does.
  enum Purpose: Sendable {
    /// An app opens a URL in another app: the second button permits it.
    case opening(PendingOpening)
    /// An app reads what another one has copied: the second button permits it.
    case pasting(PendingPaste)
    /// An app shows the outputs of sound: the phone, and these devices.
    case output([SoundDevice])
    /// An app asks for a permission: the buttons decide.
    case permission(PendingPermission)
    /// An app asks for access to health data: the switches and the buttons decide.
    case health(PendingHealth)
    /// The host has asked, and receives the answer as an effect.
    case host
  }

  /// The question.
  var alert: SystemAlert
  /// The app for which the phone asks; `nil` for the phone itself.
  var app: AppID?
  /// The purpose.
  var purpose: Purpose
}
