import TactusPhoneLink

/// The text of the field that is edited, as far as VoiceOver knows it (VoiceOver.TY1).
struct EditedText: Sendable, Equatable {
  /// The text; of a secure field as many dots as it has characters.
  let text: String
  /// Whether the characters are secret.
  let isSecret: Bool
  /// The language of the field; `nil` for that of the phone.
  let language: String?

  /// Finds the field that is edited, if an element is a key beside it.
  ///
  /// A key is an element of another window, such as that of the keyboard.
  ///
  /// - Parameters:
  ///   - key: The index of the element that may be a key.
  ///   - screen: The screen.
  init?(beside key: Int, on screen: VoiceOverScreen) {
    guard let place = screen.order.first(where: { screen.elements[$0].has("is-editing") }),
      place != key, screen.root(of: place) != screen.root(of: key)
    else { return nil }
    let field = screen.elements[place]
    text = field.has("placeholder") ? "" : field.value ?? ""
    isSecret = field.has("secure-text-field")
    language = field.language
    (label, kind) = (field.label, field.kind)
  }

  /// Returns whether two texts are of the same field, before and after it was changed.
  func isSameField(as other: EditedText) -> Bool {
    label == other.label && kind == other.kind && isSecret == other.isSecret
  }

  /// Returns the characters that were removed from an older text and those that are new.
  func change(since old: EditedText) -> (removed: Substring, inserted: Substring) {
    let start = text.commonPrefix(with: old.text)
    let (new, former) = (text.dropFirst(start), old.text.dropFirst(start))
    let end = zip(new.reversed(), former.reversed()).prefix { $0 == $1 }.count
    return (former.dropLast(end), new.dropLast(end))
  }

  /// Returns the word that ends at the insertion of some characters.
  func word(before inserted: Substring) -> Substring {
    var start = inserted.startIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      guard text[before].isLetter || text[before].isNumber || isPoint(before, below: start) else {
        break
      }
      start = before
    }
    return text[start..<inserted.startIndex]
  }

  // MARK: Internals

  /// Returns whether a character is the point or comma within a number.
  private func isPoint(_ place: String.Index, below next: String.Index) -> Bool {
    ".,".contains(text[place]) && place > text.startIndex && text[next].isNumber
      && text[text.index(before: place)].isNumber
  }

  private let label: String?
  private let kind: String
}

extension ElementSpeech {
  /// Returns the speech for a text that a key has changed; `nil` if it is the same (VoiceOver.TY1,
  /// VoiceOver.TY2).
  func typed(_ new: EditedText, since old: EditedText) -> [SpokenPart]? {
    let (removed, inserted) = new.change(since: old)
    guard !inserted.isEmpty else {
      guard !removed.isEmpty else { return nil }
      var part = SpokenPart(spoken(removed, isSecret: new.isSecret))
      part.pitch = VoiceOverConstants.deletionPitch
      return [part]
    }
    var parts: [SpokenPart] = []
    // A separator completes a word.
    if let first = inserted.first, !first.isLetter, !first.isNumber, !new.isSecret {
      let word = new.word(before: inserted)
      if word.count > 1 { parts.append(SpokenPart(String(word).spoken)) }
    }
    parts.append(SpokenPart(spoken(inserted, isSecret: new.isSecret)))
    return parts
  }

  /// Returns where an element is among others: its place in a table, else its number among those
  /// that are read with it (VoiceOver.VG10); `nil` for a screen without elements.
  func location(of place: Int, in screen: VoiceOverScreen) -> String? {
    if let cell = screen.elements[place].cell, cell.row != nil || cell.column != nil {
      return [
        cell.row.map { words.text(.row, $0 + 1) }, cell.column.map { words.text(.column, $0 + 1) },
      ].compactMap(\.self).joined(separator: ", ")
    }
    let around = screen.ancestors(of: place).first { screen.elements[$0].container != nil }
    let members = screen.order.filter { other in
      around.map { screen.ancestors(of: other).contains($0) } ?? true
    }
    guard let index = members.firstIndex(of: place) else { return nil }
    let label = around.flatMap { screen.elements[$0].label }.map(\.spoken) ?? ""
    let position = words.text(.position, index + 1, members.count)
    return label.isEmpty ? position : "\(label), \(position)"
  }

  /// Returns a part of an element's text as it is spoken; `nil` if there is nothing to speak.
  func found(_ span: TextSpan, in element: ScreenElement) -> String? {
    guard !span.text.isBlank else { return nil }
    return spoken(span.text[...], isSecret: element.has("secure-text-field"))
  }

  /// Returns characters as they are spoken alone.
  func spoken(_ characters: Substring, isSecret: Bool) -> String {
    if isSecret {
      return characters.count == 1 ? words[.bullet] : words.characters(characters.count)
    }
    guard characters.count == 1, let only = characters.first else {
      let text = String(characters).spoken
      return text.isEmpty ? words[.space] : text
    }
    return characterText(only)
  }
}

extension String {
  /// Returns the number of characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
