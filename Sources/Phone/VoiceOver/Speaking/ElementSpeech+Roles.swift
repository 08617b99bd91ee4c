import TactusPhoneLink

// The roles of elements.
extension ElementSpeech {
  /// Returns the words of the traits, all that apply, in a fixed order (VoiceOver.SP2,
  /// VoiceOver.SP3).
  func roles(of place: Int, in screen: VoiceOverScreen) -> [String] {
    let element = screen.elements[place]
    let set = screen.set(of: place)
    let isTab = set.map { screen.elements[$0].has("tab-bar") } ?? false
    // A bar of the system says nothing of disabled tabs (VoiceOver.SP13).
    let isItem = isTab && set.map { screen.elements[$0].container == .set } == true
    var roles: [String] = []
    if element.has("not-enabled"), !isItem { roles.append(words[.dimmed]) }
    roles += buttonRoles(of: element, isTab: isTab)
    if isTab { roles.append(words[.tab]) }
    roles += fieldRoles(of: element)
    if let level = element.headingLevel {
      // A heading has its level (VoiceOver.HL1).
      roles.append(words.text(.headingLevel, level))
    } else if element.has("header") {
      roles.append(words[.heading])
    }
    if element.has("link") { roles.append(words[.link]) }
    if element.has("picker-item") { roles.append(words[.pickerItem]) }
    if element.has("adjustable") { roles.append(words[.adjustable]) }
    if element.has("image") { roles.append(words[.image]) }
    if element.has("search-field") {
      roles.append(words[.searchField])
      if element.has("is-editing") { roles.append(words[.isEditing]) }
    }
    return roles
  }

  /// Returns the words of a button.
  private func buttonRoles(of element: ScreenElement, isTab: Bool) -> [String] {
    let isButton = element.has("button")
    if element.isSwitch {
      // A switch is followed by its state (VoiceOver.SP4).
      return [isButton ? words[.switchButton] : nil, state(of: element)].compactMap(\.self)
    }
    if element.has("back-button") { return [words[.backButton]] }
    return isButton && !isTab && !element.has("keyboard-key") ? [words[.button]] : []
  }

  /// Returns the words of a text field; one for searches has a name of its own.
  private func fieldRoles(of element: ScreenElement) -> [String] {
    guard element.isField, !element.has("search-field") else { return [] }
    let kind: VoiceOverPhrase = element.has("secure-text-field") ? .secureTextField : .textField
    return [words[kind], element.has("is-editing") ? words[.isEditing] : nil].compactMap(\.self)
  }
}

extension ScreenElement {
  /// Whether the element is a text field.
  var isField: Bool { has("text-field") || has("secure-text-field") }
}
