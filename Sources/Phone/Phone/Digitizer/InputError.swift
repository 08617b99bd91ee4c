import TactusPhoneLink

/// An error in a report of a touch, a button or a setting; the raw value is the word that logs use.
public enum InputError: String, Sendable, CaseIterable {
  /// The touch began at an invalid position.
  case noPlace = "no-place"
  /// The touch began outside of the screen.
  case offScreen = "off-screen"
  /// The touch moved or ended without having begun.
  case notTouching = "not-touching"
  /// The touch began while the contact was already touching; the earlier touch was cancelled.
  case touchingAlready = "touching-already"
  /// The maximum number of fingers is on the screen.
  case tooManyFingers = "too-many-fingers"
  /// There were too many reports between two scans.
  case tooOften = "too-often"
  /// A number was invalid and was replaced.
  case repairedNumber = "repaired-number"
  /// No app in the foreground can receive the input.
  case noForegroundApp = "nobody-there"
  /// The input has no effect.
  case unusedInput = "no-use"
  /// A key was pressed without a hardware keyboard, while the screen keyboard is not shown.
  case noKeyboard = "no-keyboard"

  /// The value of a remote command is invalid.
  case invalidCommand = "invalid-command"
  /// No app is now playing that a remote command could control.
  case noNowPlayingApp = "nobody-plays"
  /// The now playing app does not accept the remote command.
  case refusedCommand = "command-refused"
  /// The now playing app has not handled many earlier remote commands.
  case unhandledCommands = "commands-unhandled"
  /// No button of the question that is shown has the title.
  case wrongAnswer = "wrong-answer"

  /// The description of the error.
  public var message: String {
    switch self {
    case .noPlace: "a touch begins at an invalid position"
    case .offScreen: "a touch begins outside the screen"
    case .notTouching: "a contact that does not touch the screen cannot move, end or be cancelled"
    case .touchingAlready:
      "a contact that touches the screen already begins again; the first touch is cancelled"
    case .tooManyFingers: "there are more fingers than the screen can track"
    case .tooOften: "there are too many reports between two scans"
    case .repairedNumber: "a number of a touch is invalid and was replaced"
    case .noForegroundApp: "no app in the foreground takes input"
    case .wrongAnswer: "the question that is shown has no button with this title"
    case .noKeyboard:
      "no text is edited that a key could type into; the setting Hardware Keyboard is off"
    case .invalidCommand: "the value of a remote command is invalid"
    case .noNowPlayingApp:
      "there is no now playing app, which needs sound in an active session that does not mix, "
        + "and a handler for a remote command"
    case .refusedCommand: "the now playing app does not accept this remote command"
    case .unhandledCommands:
      "the now playing app has not handled \(InputLimits.unhandledCommands) "
        + "remote commands, and gets no more until it does"
    case .unusedInput: "the input has no effect"
    }
  }
}
