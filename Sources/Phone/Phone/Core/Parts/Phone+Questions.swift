import TactusPhoneLink

extension Phone {
  /// The name by which answers to the kernel's own questions find it.
  static let questionerName = "kernel"

  /// Asks the user a question of the kernel.
  mutating func ask(
    for app: AppID?, _ purpose: KernelQuestion, _ alert: (QuestionTexts) -> SystemAlert
  ) -> [PhoneEffect] {
    lastQuestion += 1
    questions[lastQuestion] = (app, purpose)
    let key = QuestionKey(part: Self.questionerName, number: lastQuestion)
    return deliver(.ask(PartQuestion(key, for: app, in: kernel, alert)))
  }

  /// Carries out the answer to a question of the kernel.
  mutating func answered(_ number: Int, _ button: Int?, _ alert: SystemAlert) -> [PhoneEffect] {
    guard let (_, purpose) = questions.removeValue(forKey: number) else { return [] }
    switch purpose {
    case .output(let devices): return finish(devices, button)
    case .label(let question):
      let isChosen = button != nil && button != alert.cancelButton
      return isChosen ? name(question, alert.field ?? "") : []
    }
  }
}
