/// Something that an app can ask the phone to let be felt; the raw value is the word that files use.
///
/// An app says what happened, never how that should feel: the phone has a pattern for each.
public enum Feedback: String, Sendable, Hashable, CaseIterable {
  /// Something small or light met something.
  case impactLight = "impact-light"
  /// Something of middling size or weight met something.
  case impactMedium = "impact-medium"
  /// Something large or heavy met something.
  case impactHeavy = "impact-heavy"
  /// Something that gives way met something.
  case impactSoft = "impact-soft"
  /// Something that does not give way met something.
  case impactRigid = "impact-rigid"
  /// A choice moved on to the next value.
  case selection
  /// What was asked for is done.
  case notificationSuccess = "notification-success"
  /// What was asked for needs attention.
  case notificationWarning = "notification-warning"
  /// What was asked for failed.
  case notificationError = "notification-error"
  /// Something that is drawn came into line with something else.
  case canvasAlignment = "canvas-alignment"
  /// A path that is drawn is complete.
  case canvasPath = "canvas-path"
  /// The slight tick of the system sound 1519.
  case soundPeek = "sound-peek"
  /// The strong knock of the system sound 1520.
  case soundPop = "sound-pop"
  /// The three slight ticks of the system sound 1521.
  case soundCancelled = "sound-cancelled"
  /// The two strong knocks of the system sound 1102.
  case soundTryAgain = "sound-try-again"
  /// The three strong knocks of the system sound 1107.
  case soundFailed = "sound-failed"
  /// The vibration that every phone has, as for a call.
  case vibration

  /// The kind of generator that asks for it: the word before the hyphen.
  public var generator: String { String(rawValue.prefix { $0 != "-" }) }

  /// Which of the generator's feedbacks it is: the word after the hyphen, if there is one.
  public var style: String? {
    let word = rawValue.drop { $0 != "-" }.dropFirst()
    return word.isEmpty ? nil : String(word)
  }

  /// The feedback of a generator and a style, if there is one.
  public init?(generator: String, style: String?) {
    self.init(rawValue: style.map { "\(generator)-\($0)" } ?? generator)
  }
}
