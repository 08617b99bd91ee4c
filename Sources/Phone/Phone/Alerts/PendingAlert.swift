import TactusPhoneLink

/// A question that the user has not answered.
struct PendingAlert: Sendable {
  /// The question, in the user's language.
  var alert: SystemAlert
  /// The question in English, whose titles scripts and tests may answer too (SystemAlerts.LA2).
  let english: SystemAlert
  /// The app for which the phone asks; `nil` for the phone itself.
  var app: AppID?
  /// The part that has asked, and its number for the question; `nil` for the host.
  var key: QuestionKey?

  /// Returns the button with a title, in the user's language or in English.
  func button(_ label: String) -> Int? {
    alert.buttons.firstIndex(of: label) ?? english.buttons.firstIndex(of: label)
  }

  /// Turns switches on or off by a label (SystemAlerts.W2).
  ///
  /// - Parameter label: The title of a switch, with the group before it or without, or that of the
  ///   button for all, each in the user's language or in English.
  /// - Returns: Whether the question has such switches.
  mutating func turn(_ label: String) -> Bool {
    guard !alert.switches.isEmpty else { return false }
    if let isOn = Self.allTitles[label] {
      for index in alert.switches.indices { alert.switches[index].isOn = isOn }
      return true
    }
    let places = alert.switches.indices.filter { place in
      [alert, english].contains { version in
        guard version.switches.indices.contains(place) else { return false }
        let one = version.switches[place]
        return one.title == label || "\(one.group) \(one.title)" == label
      }
    }
    for place in places { alert.switches[place].isOn.toggle() }
    return !places.isEmpty
  }

  /// Whether a button or a switch has a title.
  func accepts(_ label: String) -> Bool {
    var copy = self
    return button(label) != nil || copy.turn(label)
  }

  /// The titles of the button for all switches in each language, and whether it turns them on.
  private static let allTitles: [String: Bool] = {
    var titles: [String: Bool] = [:]
    for words in QuestionTexts.languages.map(QuestionTexts.init) {
      titles[words[.turnOnAll]] = true
      titles[words[.turnOffAll]] = false
    }
    return titles
  }()
}
