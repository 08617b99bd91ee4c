import TactusThreads
import TactusVoiceOver

/// The app's rotors that are offered at the focus, and their current results.
@MainActor
enum RotorSearch {
  /// Returns the rotors of an object and its containers, nearest first (VoiceOver.RT6).
  static func rotors(of object: AccessibleObject) -> [UIAccessibilityCustomRotor] {
    guard let responder = object as? UIResponder else {
      return object.askedCustomRotors ?? []
    }
    let rotors = sequence(first: responder, next: \.next).flatMap { $0.askedCustomRotors ?? [] }
    // Misspelled words are a rotor of editable text (VoiceOver.ED7).
    let source = implementedAbove(object, as: (any MisspelledWordSource).self)
    return rotors + [source.misspelledWordRotor].compactMap(\.self)
  }

  /// Moves the focus to the next or previous result of a rotor; returns whether there is one
  /// (VoiceOver.RT7).
  static func move(
    _ direction: UIAccessibilityCustomRotor.Direction, in name: String,
    from object: AccessibleObject
  ) -> Bool {
    guard let rotor = rotors(of: object).first(where: { $0.name == name }) else { return false }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let last = results.value.item, results.value.rotor === rotor,
      last.targetElement === object
    {
      predicate.currentItem = last
    }
    // Results without an element are skipped, a limited number of times (VoiceOver.RT7).
    for _ in 0..<VoiceOverConstants.maximumSearches {
      guard let item = rotor.itemSearchBlock(predicate) else { return false }
      if let target = item.targetElement as? AccessibleObject, target.isAskedElement {
        results.value = Results(rotor: rotor, item: item)
        AccessibilityFocus.move(to: target)
        AccessibilityScrolling.show(target)
        if let range = item.targetRange { show(range, of: target, in: name) }
        return true
      }
      predicate.currentItem = item
    }
    RuntimeWarning.once(
      "the rotor '\(name)' was stopped: none of \(VoiceOverConstants.maximumSearches) results is "
        + "an accessibility element")
    return false
  }

  /// Moves to a range of the element's text (VoiceOver.RT8).
  private static func show(_ range: UITextRange, of target: AccessibleObject, in name: String) {
    guard let found = AccessibleText(target)?.span(range) else {
      return RuntimeWarning.once(
        "a result of the rotor '\(name)' has a range that is none of its element's text; VoiceOver "
          + "moves to the element")
    }
    AccessibilityFocus.found = found
    (target as? any TextShowing)?.scrollToShow(range)
  }

  /// The last used rotor, and its result.
  private struct Results {
    weak var rotor: UIAccessibilityCustomRotor?
    var item: UIAccessibilityCustomRotorItemResult?
  }

  private static let results = ContextLocal(Results())
}
