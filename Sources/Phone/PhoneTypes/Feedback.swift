/// A kind of haptic feedback that an app can request; the raw value is the word that files use.
///
/// An app names an event, not a sensation: the phone has a haptic pattern for each kind.
public enum Feedback: String, Sendable, Hashable, CaseIterable {
  /// The collision of small or light objects.
  case impactLight = "impact-light"
  /// The collision of medium-sized or medium-weight objects.
  case impactMedium = "impact-medium"
  /// The collision of large or heavy objects.
  case impactHeavy = "impact-heavy"
  /// The collision of soft objects.
  case impactSoft = "impact-soft"
  /// The collision of rigid objects.
  case impactRigid = "impact-rigid"
  /// A change of selection.
  case selection
  /// A notification that a task succeeded.
  case notificationSuccess = "notification-success"
  /// A notification that a task needs attention.
  case notificationWarning = "notification-warning"
  /// A notification that a task failed.
  case notificationError = "notification-error"
  /// The alignment of a dragged or drawn object with another one.
  case canvasAlignment = "canvas-alignment"
  /// The completion of a drawn path.
  case canvasPath = "canvas-path"
  /// The weak tick of system sound 1519.
  case soundPeek = "sound-peek"
  /// The strong knock of system sound 1520.
  case soundPop = "sound-pop"
  /// The three weak ticks of system sound 1521.
  case soundCancelled = "sound-cancelled"
  /// The two strong knocks of system sound 1102.
  case soundTryAgain = "sound-try-again"
  /// The three strong knocks of system sound 1107.
  case soundFailed = "sound-failed"
  /// The plain vibration, as for a call.
  case vibration

  /// The kind of generator that requests the feedback: the word before the hyphen.
  public var generator: String { String(rawValue.prefix { $0 != "-" }) }

  /// The style of the feedback among those of its generator: the words after the hyphen, if there
  /// are any.
  public var style: String? {
    let word = rawValue.drop { $0 != "-" }.dropFirst()
    return word.isEmpty ? nil : String(word)
  }

  /// Creates the feedback of a generator and a style, if there is one.
  public init?(generator: String, style: String?) {
    self.init(rawValue: style.map { "\(generator)-\($0)" } ?? generator)
  }
}
