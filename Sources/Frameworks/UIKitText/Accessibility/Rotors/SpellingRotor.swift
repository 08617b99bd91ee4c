import TactusThreads
import TactusVoiceOver

/// The rotor of the misspelled words of a text (VoiceOver.ED7).
@MainActor
enum SpellingRotor {
  /// Returns the rotor of an element; nil unless it is an editable text.
  static func rotor(of object: AccessibleObject) -> UIAccessibilityCustomRotor? {
    guard isOffered(object), let input = object as? any UIResponder & UITextInput else {
      return nil
    }
    if let known = latest.value.rotor, latest.value.object === object { return known }
    let rotor = UIAccessibilityCustomRotor(systemType: .misspelledWord) { [weak input] predicate in
      input.flatMap { result(in: $0, predicate) }
    }
    latest.value = Latest(object: object, rotor: rotor)
    return rotor
  }

  // MARK: Internals

  /// The text whose rotor was requested last: rotors have an identity.
  private struct Latest {
    weak var object: AccessibleObject?
    var rotor: UIAccessibilityCustomRotor?
  }

  private static let latest = ContextLocal(Latest())

  private static func isOffered(_ object: AccessibleObject) -> Bool {
    if let view = object as? UITextView { return view.isEditable && !view.isSecureTextEntry }
    guard let field = object as? UITextField else { return false }
    return field.isEditing && !field.isSecureTextEntry
  }

  /// Returns the next or previous misspelled word; nil at the end.
  private static func result(
    in input: any UIResponder & UITextInput, _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return nil
    }
    let text = String((input.text(in: all) ?? "").prefix(VoiceOverConstants.maximumChecked))
    let known = predicate.currentItem.targetRange
    let place = { (position: UITextPosition) in
      input.offset(from: input.beginningOfDocument, to: position)
    }
    let word =
      predicate.searchDirection == .next
      ? first(in: text, from: known.map { place($0.end) } ?? 0)
      : last(in: text, before: known.map { place($0.start) })
    guard let word,
      let start = input.position(from: input.beginningOfDocument, offset: word.location),
      let end = input.position(from: start, offset: word.length)
    else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: input, targetRange: input.textRange(from: start, to: end))
  }

  /// Returns the first misspelled word from a place on.
  private static func first(in text: String, from start: Int, before end: Int? = nil) -> NSRange? {
    let length = (text as NSString).length
    let word = UITextChecker().rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: min(max(0, end ?? length), length)),
      startingAt: start, wrap: false, language: UIScreen.main.device.language)
    return word.location == NSNotFound ? nil : word
  }

  /// Returns the last misspelled word before a place.
  private static func last(in text: String, before end: Int?) -> NSRange? {
    var found: NSRange?
    for _ in 0..<VoiceOverConstants.maximumSearches {
      let start = found.map(NSMaxRange) ?? 0
      guard let next = first(in: text, from: start, before: end) else { break }
      found = next
    }
    return found
  }
}
