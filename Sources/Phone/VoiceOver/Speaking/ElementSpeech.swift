import TactusPhoneLink

/// The texts that VoiceOver speaks for elements.
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
    // The order of the parts (VoiceOver.SP1).
    var parts = entered(place, in: screen, after: before)
    if element.has("selected") { parts.append(words[.selected]) }
    parts += cellHeaders(of: place, in: screen, after: before)
    let label = label(of: element)
    // A placeholder is mostly the label, too.
    let value = value(of: element).flatMap { $0 == element.label ? nil : $0 }
    let own = [label, value].compactMap(\.self).filter { !$0.isBlank }
    // Without any text of its own the element speaks its hint (VoiceOver.HI2).
    let hint = own.isEmpty ? element.hint.flatMap { $0.isBlank ? nil : $0.spoken } : nil
    let roles = roles(of: place, in: screen)
    if let label, !label.isBlank { parts.append(label.spoken) }
    parts += cellPlace(of: place, in: screen, after: before)
    if let value, !value.isBlank { parts.append(value.spoken) }
    if let hint { parts.append(hint) }
    // An element without any text is unlabeled (VoiceOver.SP11).
    let isNamed = !own.isEmpty || hint != nil || !roles.isEmpty || element.has("selected")
    // A direct-touch area is named as such (VoiceOver.SP14).
    let isArea = element.has("allows-direct-interaction")
    let isBare = !isNamed && element.content.isEmpty && (isArea || element.actions.isEmpty)
    if isBare { parts.append(words[isArea ? .directTouchArea : .unlabeled]) }
    parts += roles
    if let status = expansion(of: element) { parts.append(status) }
    if let position = position(of: place, in: screen) { parts.append(position) }
    parts += edges(of: place, in: screen)
    // Important content is spoken, other content announced (VoiceOver.CC1, VoiceOver.CC2).
    for content in element.content where content.isImportant { parts.append(content.text) }
    if element.content.contains(where: { !$0.isImportant }) { parts.append(words[.moreContent]) }
    // Custom actions are announced (VoiceOver.SP8).
    if !element.actions.isEmpty { parts.append(words[.actionsAvailable]) }
    return Texts(
      text: parts.joined(separator: ", "),
      hint: self.hint(of: element, isSpoken: hint != nil),
      parts: attributed(parts, element))
  }

  /// Returns the value that is spoken alone after it has changed (VoiceOver.SP9).
  public func valueText(of element: ScreenElement) -> String? {
    let text = element.isSwitch ? state(of: element) : value(of: element)
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

  /// Returns the label; that of a back button may be its role already (VoiceOver.SP12).
  private func label(of element: ScreenElement) -> String? {
    guard element.has("back-button"), let label = element.label,
      label.lowercased() == words[.barBack].lowercased()
    else { return element.label }
    return nil
  }

  /// Returns the value; what a switch is set to is spoken later (VoiceOver.SP4).
  private func value(of element: ScreenElement) -> String? {
    guard let value = element.value, !element.isSwitch else { return nil }
    // Of a secret text only the length is spoken (VoiceOver.SP6).
    guard element.has("secure-text-field"), value.allSatisfy({ $0 == "•" }) else { return value }
    return value.isEmpty ? nil : words.characters(value.count)
  }

  /// Returns what a switch is set to, in words if they are known (VoiceOver.SP4).
  func state(of element: ScreenElement) -> String? {
    switch element.value {
    case "1": words[.on]
    case "0": words[.off]
    case "2": words[.mixed]
    case let value?: value.isBlank ? nil : value.spoken
    case nil: nil
    }
  }

  /// Returns the position among its siblings of a tab or segment (VoiceOver.SP5).
  private func position(of place: Int, in screen: VoiceOverScreen) -> String? {
    guard let set = screen.set(of: place) else { return nil }
    let members = screen.order.filter { screen.set(of: $0) == set }
    guard let index = members.firstIndex(of: place) else { return nil }
    return words.text(.position, index + 1, members.count)
  }

  /// Returns the labels of the containers that the focus has entered (VoiceOver.SP7).
  private func entered(
    _ place: Int, in screen: VoiceOverScreen, after before: Int?
  ) -> [String] {
    let left = Set(before.map { screen.ancestors(of: $0) } ?? [])
    let new = screen.ancestors(of: place).filter { !left.contains($0) }.reversed()
    return new.compactMap { container in
      let element = screen.elements[container]
      guard let kind = element.container, kind != .set else { return nil }
      return element.label.flatMap { $0.isBlank ? nil : $0.spoken }
    }
  }

  /// Returns the phrases for the start or end of lists or landmarks, the innermost first
  /// (VoiceOver.SP7).
  private func edges(of place: Int, in screen: VoiceOverScreen) -> [String] {
    screen.ancestors(of: place).compactMap { container in
      let edges: (start: VoiceOverPhrase, end: VoiceOverPhrase)
      switch screen.elements[container].container {
      case .list: edges = (.listStart, .listEnd)
      case .landmark: edges = (.landmark, .landmarkEnd)
      case .dataTable, .semanticGroup, .set, nil: return nil
      }
      let isMember = { (other: Int) in screen.ancestors(of: other).contains(container) }
      // A container whose elements are ordered by their places has no ends, and elements that are
      // scrolled away may not be in the list.
      let element = screen.elements[container]
      guard !element.ordered.isEmpty else { return nil }
      if !element.hasMoreBefore, screen.order.first(where: isMember) == place {
        return words[edges.start]
      }
      if !element.hasMoreAfter, screen.order.last(where: isMember) == place {
        return words[edges.end]
      }
      return nil
    }
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

  /// Whether the element is a switch, which has a state in place of a value.
  var isSwitch: Bool { has("toggle-button") }

  /// The level of the heading, 1…6; `nil` for none (VoiceOver.HL1).
  var headingLevel: Int? { (1...6).first { has("heading-level-\($0)") } }
}

extension VoiceOverScreen {
  /// Returns the nearest set of tabs or segments around an element whose members are counted
  /// (VoiceOver.SP5).
  func set(of place: Int) -> Int? {
    let set = ancestors(of: place).first {
      elements[$0].container == .set || elements[$0].has("tab-bar")
    }
    guard let set else { return nil }
    // Of a bar of the system the items count, of a view with the trait all elements.
    return elements[set].container == .set && !elements[place].has("button") ? nil : set
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
