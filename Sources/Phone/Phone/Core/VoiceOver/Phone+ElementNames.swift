import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

// The names that the user gives to elements (VoiceOver.LB1…).
extension Phone {
  /// Asks the user for the name of an element of the app in front.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - label: What is spoken as its label now.
  mutating func askName(of key: ElementNames.Key, label: String) -> [PhoneEffect] {
    guard let app = namedApp else { return give(.boundary) }
    return ask(for: nil, .label(PendingLabel(app: app, key: key))) { words in
      SystemAlert(
        title: words[.labelElement], buttons: [words[.cancel], words[.save]], cancelButton: 0,
        preferredButton: 1,
        field: String(label.unicodeScalars.prefix(LinkLimits.shortTextBytes / 4)))
    }
  }

  /// Gives an element the name that the user has chosen.
  mutating func name(_ question: PendingLabel, _ text: String) -> [PhoneEffect] {
    var names = kernel.settings.elementNames[question.app] ?? ElementNames()
    names.set(text, for: question.key)
    kernel.settings.elementNames[question.app] = names.isEmpty ? nil : names
    applyNames()
    return []
  }

  /// Passes the names of the app in front to VoiceOver.
  mutating func applyNames() {
    guard voiceOver != nil else { return }
    let names = namedApp.flatMap { kernel.settings.elementNames[$0] } ?? ElementNames()
    if voiceOver?.model.names != names { voiceOver?.model.names = names }
  }

  // MARK: Internals

  /// The app in front, if the user can name its elements; `nil` below a question.
  private var namedApp: BundleIdentifier? {
    guard !kernel.isOverlayShown else { return nil }
    return kernel.foreground.map { kernel.serviceBundle(of: $0) }
  }
}
