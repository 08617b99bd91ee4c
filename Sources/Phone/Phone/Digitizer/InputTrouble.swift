import PhoneLink

/// What was wrong with what somebody reported of a touch, a button or a setting; the raw value is
/// the word that logs use.
public enum InputTrouble: String, Sendable, CaseIterable {
  /// It began at a place that is none.
  case noPlace = "no-place"
  /// It began outside of the screen.
  case offScreen = "off-screen"
  /// It moved or ended and had not begun.
  case notTouching = "not-touching"
  /// It began while it was touching; the touch before was taken away.
  case touchingAlready = "touching-already"
  /// There are as many fingers on the screen as are told apart.
  case tooManyFingers = "too-many-fingers"
  /// More came between two scans than any finger does.
  case tooOften = "too-often"
  /// A number was none, or none that makes sense, and another was taken.
  case repairedNumber = "repaired-number"
  /// No app is in front that could take it.
  case nobodyThere = "nobody-there"
  /// The phone does nothing with it.
  case noUse = "no-use"

  /// What people read.
  public var message: String {
    switch self {
    case .noPlace: "a touch begins at a place that is no number"
    case .offScreen: "a touch begins outside of the screen"
    case .notTouching: "what does not touch the screen cannot move, end or be cancelled"
    case .touchingAlready: "what touches the screen already begins again; the first is cancelled"
    case .tooManyFingers: "there are more fingers than the screen tells apart"
    case .tooOften: "there are more reports than the screen takes between two scans"
    case .repairedNumber: "a number of a touch makes no sense, and another was taken"
    case .nobodyThere: "no app is in front that takes input"
    case .noUse: "the phone does nothing with it"
    }
  }
}
