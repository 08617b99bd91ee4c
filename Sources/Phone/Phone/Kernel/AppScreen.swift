import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of an app with a user interface.
struct AppScreen: Sendable {
  /// The phase that was last sent to the app.
  var phase = AppPhase.background
  /// The turn that the app has not answered yet.
  var turn: PhoneInstant?
  /// The instant at which the app went on with its turn after it had waited for the user.
  var turnResumed: PhoneInstant?
  /// Whether the app waits for the user in the middle of its turn.
  var isWaiting = false
  /// Whether the app has received a message since its last turn.
  var needsTurn = false
  /// The time of the next turn that the app requested.
  var wakeAt: PhoneInstant?
  /// Whether the app has not answered for too long.
  var isUnresponsive = false
  /// Whether the app has answered a turn.
  var hasAnswered = false
  /// The time of the first change of phase that the app has not answered.
  var phaseSince: PhoneInstant?
  /// The state of the app in the background.
  var background = BackgroundState()
  /// The instant from which the time of the unanswered turn counts; `nil` without a turn, and while
  /// the app waits for the user (Turns.TU13).
  var turnStart: PhoneInstant? {
    guard let turn, !isWaiting else { return nil }
    return max(turn, turnResumed ?? turn)
  }
  /// Whether the app was asked to quit.
  var isQuitting = false
  /// The latest frame of the app.
  var frame: ScreenFrame?
  /// The unanswered inspection requests.
  var questions: [InspectionID] = []
  /// The unanswered action requests.
  var requests: [InspectionID] = []
  /// The badge number of the app's icon.
  var badge = 0
  /// Whether the screen stays on without touches while the app is in the foreground.
  var staysAwake = false
  /// The appearance of the status bar that the app prefers.
  var statusBar = StatusBarAppearance()
  /// The dynamic quick actions that the app has set.
  var quickActions: [QuickAction] = []
}
