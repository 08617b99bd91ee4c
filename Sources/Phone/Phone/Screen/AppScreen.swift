import PhoneHardware
import PhoneLink

/// What the phone knows of an app that shows itself and takes input.
struct AppScreen: Sendable {
  /// What part it has, as it was told last.
  var phase = AppPhase.background
  /// The turn that it has not answered yet.
  var turn: PhoneInstant?
  /// Whether it was told something since its last turn.
  var isOwedTurn = false
  /// When it wants its next turn, if nothing happens before.
  var wakeAt: PhoneInstant?
  /// Whether it has not answered for too long.
  var isUnresponsive = false
  /// Whether it was asked to end.
  var isQuitting = false
  /// What it shows.
  var frame: ScreenFrame?
  /// The questions that it has not answered yet.
  var questions: [InspectionID] = []
  /// What it was asked to perform and has not answered yet.
  var requests: [InspectionID] = []
  /// The number on its icon.
  var badge = 0
  /// Whether the screen stays on while it is in front, though nobody touches it.
  var staysAwake = false
  /// What its icon offers.
  var quickActions: [QuickAction] = []
}
