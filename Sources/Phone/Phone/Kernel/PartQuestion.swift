import TactusPhoneLink

/// A question of a part to the user.
struct PartQuestion: Sendable {
  /// The part that asks, and its number for the question; `nil` for the host.
  var key: QuestionKey?
  /// The app for which the phone asks; `nil` for the phone itself.
  var app: AppID?
  /// The question in the user's language.
  var alert: SystemAlert
  /// The question in English, whose titles scripts and tests may answer too (SystemAlerts.LA2).
  var english: SystemAlert

  /// Creates a question in the user's language (SystemAlerts.LA1).
  ///
  /// - Parameters:
  ///   - key: The part that asks, and its number for the question.
  ///   - app: The app for which the phone asks; `nil` for the phone itself.
  ///   - kernel: The kernel, for the language.
  ///   - alert: Returns the question in a language; the phone chooses its identifier.
  init(
    _ key: QuestionKey?, for app: AppID?, in kernel: PhoneKernel,
    _ alert: (QuestionTexts) -> SystemAlert
  ) {
    (self.key, self.app) = (key, app)
    english = alert(.english)
    self.alert = alert(QuestionTexts(kernel.settings.language))
  }
}
