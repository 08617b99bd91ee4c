import TactusPhoneLink

/// The conditions that decide the route of an app's sound, besides the options of its session.
struct SoundRouteConditions: Sendable {
  /// The connected devices.
  var devices: [SoundDevice] = []
  /// The user's choice of an output.
  var output = SoundOutput.automatic
  /// The app's category.
  var category = SoundSession.Category.soloAmbient
  /// Whether the app overrides the port.
  var isOverridden = false
}
