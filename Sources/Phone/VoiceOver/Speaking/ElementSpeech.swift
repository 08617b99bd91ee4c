import TactusPhoneLink

/// The texts that VoiceOver says of elements.
///
/// `Documentation/Behaviour/VoiceOver.md` has the steps (VoiceOver.SP1…).
public struct ElementSpeech: Sendable {
  /// The words of the language.
  public let words: VoiceOverStrings

  /// Creates the speech of a language.
  ///
  /// - Parameter language: The language, such as `de-CH`.
  public init(_ language: String) { words = VoiceOverStrings(language) }

  /// The texts of an element.
  public struct Texts: Sendable, Equatable {
    /// The text that is spoken first.
    public var text: String
    /// The hint, which follows after a pause; `nil` for none.
    public var hint: String?
    /// The text in parts with attributes of speech; empty for a plain one.
    public var parts: [SpokenPart] = []
  }

  /// Returns the texts of an element as it gets the focus.
  ///
  /// - Parameters:
  ///   - place: The index of the element in the list.
  ///   - screen: The screen.
  ///   - before: The index of the element that had the focus before; `nil` for none.
  public func texts(of place: Int, in screen: VoiceOverScreen, after before: Int? = nil) -> Texts {
    let element = screen.elements[place]
    // VoiceOver.SP1. The order of the parts.
    var parts = entered(place, in: screen, after: before)
    if element.has("selected") { parts.append(words[.selected]) }
    parts += cellHeaders(of: place, in: screen, after: before)
    // A placeholder is mostly the label, too.
    let value = value(of: element).flatMap { $0 == element.label ? nil : $0 }
    let own = [element.label, value].compactMap(\.self).filter { !$0.isBlank }
    parts += own.map { $0.spoken }
    let roles = roles(of: place, in: screen)
    parts += roles
    if own.isEmpty, roles.isEmpty { parts.append(words[.unlabeled]) }
    if let state = state(of: element) { parts.append(state) }
    if let status = expansion(of: element) { parts.append(status) }
    if let position = position(of: place, in: screen) { parts.append(position) }
    // VoiceOver.CC1, VoiceOver.CC2.
    for content in element.content where content.isImportant { parts.append(content.text) }
    if element.content.contains(where: { !$0.isImportant }) { parts.append(words[.moreContent]) }
    // VoiceOver.SP8.
    if !element.actions.isEmpty { parts.append(words[.actionsAvailable]) }
    return Texts(
      text: parts.joined(separator: ", "), hint: hint(of: element),
      parts: attributed(parts, element))
  }

  /// Returns the value that is spoken alone after it has changed (VoiceOver.SP9).
  public func valueText(of element: ScreenElement) -> String? {
    let text = state(of: element) ?? value(of: element)
    return text.flatMap { $0.isBlank ? nil : $0.spoken }
  }

  /// Returns whether what an element opens is shown, in words; `nil` if it opens nothing
  /// (VoiceOver.EX1).
  public func expansion(of element: ScreenElement) -> String? {
    if element.has("expanded") { return words[.expanded] }
    return element.has("collapsed") ? words[.collapsed] : nil
  }

  /// Returns a character as it is spoken alone.
  public func characterText(_ character: Character) -> String {
    if character == " " || character == "\u{A0}" { return words[.space] }
    if character.isNewline { return words[.newLine] }
    return character.isUppercase ? words.text(.capital, "\(character)") : "\(character)"
  }

  // MARK: Internals

  /// Returns the parts of the whole text if the label has attributes of speech (VoiceOver.SA1).
  private func attributed(_ texts: [String], _ element: ScreenElement) -> [SpokenPart] {
    guard !element.labelParts.isEmpty, let label = element.label?.spoken,
      let place = texts.firstIndex(of: label)
    else { return [] }
    let before = texts[..<place].map { SpokenPart($0) }
    let after = texts[(place + 1)...].map { SpokenPart($0) }
    return before + element.labelParts.spoken + after
  }

  /// Returns the value; the state of a switch is spoken later (VoiceOver.SP4).
  private func value(of element: ScreenElement) -> String? {
    guard let value = element.value, state(of: element) == nil else { return nil }
    // VoiceOver.SP6. A secret text is counted.
    guard element.has("secure-text-field"), value.allSatisfy({ $0 == "•" }) else { return value }
    return value.isEmpty ? nil : words.characters(value.count)
  }

  /// Returns the state of a switch in words.
  private func state(of element: ScreenElement) -> String? {
    guard element.has("toggle-button") else { return nil }
    switch element.value {
    case "1": return words[.on]
    case "0": return words[.off]
    case "2": return words[.mixed]
    default: return nil
    }
  }

  /// Returns the words of the traits (VoiceOver.SP2, VoiceOver.SP3).
  private func roles(of place: Int, in screen: VoiceOverScreen) -> [String] {
    let element = screen.elements[place]
    var roles: [VoiceOverPhrase] = []
    if element.has("not-enabled") { roles.append(.dimmed) }
    if element.has("secure-text-field") {
      roles.append(.secureTextField)
    } else if element.has("search-field") {
      roles.append(.searchField)
    } else if element.has("text-field") {
      roles.append(.textField)
    } else if element.has("toggle-button") {
      roles.append(.switchButton)
    } else if element.has("link") {
      roles.append(.link)
    } else if element.has("button") {
      roles.append(screen.isTab(place) ? .tab : .button)
    }
    if element.has("image") { roles.append(.image) }
    var texts = roles.map { words[$0] }
    // VoiceOver.HL1.
    if let level = element.headingLevel {
      texts.append(words.text(.headingLevel, level))
    } else if element.has("header") {
      texts.append(words[.heading])
    }
    if element.has("adjustable") { texts.append(words[.adjustable]) }
    if element.has("is-editing") { texts.append(words[.isEditing]) }
    return texts
  }

  /// Returns the position among its siblings of a tab or segment (VoiceOver.SP5).
  private func position(of place: Int, in screen: VoiceOverScreen) -> String? {
    guard let set = screen.set(of: place) else { return nil }
    let members = screen.order.filter { screen.set(of: $0) == set }
    guard let index = members.firstIndex(of: place) else { return nil }
    return words.text(.position, index + 1, members.count)
  }

  /// Returns the containers that the focus has entered (VoiceOver.SP7).
  private func entered(
    _ place: Int, in screen: VoiceOverScreen, after before: Int?
  ) -> [String] {
    let left = Set(before.map { screen.ancestors(of: $0) } ?? [])
    let new = screen.ancestors(of: place).filter { !left.contains($0) }.reversed()
    return new.flatMap { container -> [String] in
      let element = screen.elements[container]
      let role: String? =
        switch element.container {
        case .list: words[.listStart]
        case .landmark: words[.landmark]
        case .dataTable: words[.table]
        case .semanticGroup: nil
        default: nil
        }
      guard let kind = element.container, kind != .set else { return [] }
      return [element.label.flatMap { $0.isBlank ? nil : $0.spoken }, role].compactMap(\.self)
    }
  }

  /// Returns the headers of a cell's row and column, those that have changed (VoiceOver.SP10).
  private func cellHeaders(
    of place: Int, in screen: VoiceOverScreen, after before: Int?
  ) -> [String] {
    guard let cell = screen.elements[place].cell else { return [] }
    let old = before.flatMap { screen.elements[$0].cell }
    var parts: [String] = []
    if cell.row != old?.row { parts += cell.rowHeaders.map(\.spoken) }
    if cell.column != old?.column { parts += cell.columnHeaders.map(\.spoken) }
    return parts
  }

  /// Returns the hint of the app, or one for the kind of element (VoiceOver.HI1).
  private func hint(of element: ScreenElement) -> String? {
    if let hint = element.hint, !hint.isBlank { return hint.spoken }
    guard !element.has("not-enabled") else { return nil }
    let phrase: VoiceOverPhrase? =
      if element.has("adjustable") {
        .hintAdjust
      } else if element.has("toggle-button") {
        .hintToggle
      } else if element.has("text-field") || element.has("search-field")
        || element.has("secure-text-field")
      {
        element.has("is-editing") ? nil : .hintEdit
      } else if element.has("button") || element.has("link") {
        .hintActivate
      } else if !element.actions.isEmpty {
        .hintActions
      } else {
        nil
      }
    return phrase.map { words[$0] }
  }
}

extension ElementContent {
  /// The text as it is spoken.
  var text: String { [label.spoken, value.spoken].filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension [SpokenPart] {
  /// The parts without control characters, as long as an element may be.
  var spoken: [SpokenPart] {
    var count = 0
    return compactMap { part in
      var part = part
      part.text = String(part.text.spoken.prefix(VoiceOverConstants.maximumCharacters - count))
      count += part.text.count
      return part.text.isEmpty ? nil : part
    }
  }
}

extension ScreenElement {
  /// Returns whether a trait is set, by its word.
  public func has(_ trait: String) -> Bool { traits.contains(trait) }

  /// The level of the heading, 1…6; `nil` for none (VoiceOver.HL1).
  var headingLevel: Int? { (1...6).first { has("heading-level-\($0)") } }
}

extension VoiceOverScreen {
  /// Returns the nearest tab bar or group of segments around an element.
  fileprivate func set(of place: Int) -> Int? {
    guard elements[place].has("button") else { return nil }
    return ancestors(of: place).first { elements[$0].container == .set }
  }

  /// Returns whether an element is a tab of a tab bar.
  fileprivate func isTab(_ place: Int) -> Bool {
    set(of: place).map { elements[$0].has("tab-bar") } ?? false
  }
}

extension String {
  /// Whether the text has nothing to speak.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text as it is spoken: without control characters, and not longer than the limit
  /// (VoiceOver.SP11).
  var spoken: String {
    let limited = prefix(VoiceOverConstants.maximumCharacters)
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control
        || (scalar.properties.isBidiControl && scalar.value != 0x200D)
    }
    guard limited.unicodeScalars.contains(where: isControl) else {
      return limited.trimmed
    }
    var scalars = String.UnicodeScalarView()
    for scalar in limited.unicodeScalars {
      if !isControl(scalar) {
        scalars.append(scalar)
      } else if scalar.properties.generalCategory == .control {
        scalars.append(" ")
      }
    }
    return Substring(String(scalars)).trimmed
  }
}

extension Substring {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
