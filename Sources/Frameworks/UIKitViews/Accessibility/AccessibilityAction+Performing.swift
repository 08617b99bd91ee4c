import TactusPhoneLink

// Performing of accessibility actions (Accessibility.AC8…).
extension AccessibilityAction {
  /// Performs the action on an object and returns whether it was handled.
  @MainActor
  package func perform(on object: AccessibleObject) -> Bool {
    if self == .unfocus {
      if AccessibilityFocus.current === object { AccessibilityFocus.move(to: nil) }
      return true
    }
    if case .hitTest(let point) = self { return AccessibilityHitTesting.moveFocus(to: point) }
    AccessibilityFocus.move(to: object)
    AccessibilityFocus.found = nil
    switch self {
    case .activate: return object.activateAsAsked()
    case .increment, .decrement:
      guard object.askedTraits.contains(.adjustable) else { return false }
      if self == .increment {
        object.incrementAsAsked()
      } else {
        object.decrementAsAsked()
      }
      return true
    case .escape: return Self.chain(from: object).contains { $0.escapeAsAsked() }
    case .magicTap: return Self.chain(from: object).contains { $0.magicTapAsAsked() }
    case .scroll(let direction):
      let direction = UIAccessibilityScrollDirection(direction)
      return Self.chain(from: object).contains { $0.accessibilityScroll(direction) }
    case .focus:
      AccessibilityScrolling.show(object)
      return AccessibilityFocus.current === object
    case .unfocus, .hitTest: return true
    case .reveal(let order): return AccessibilityScrolling.reveal(order, around: object)
    case .search(let name, let order):
      return RotorSearch.move(order == .next ? .next : .previous, in: name, from: object)
    case .setValue(let text): return object.takeValue(text)
    case .edit(let command):
      AccessibilityFocus.found = AccessibleText(object)?.perform(command)
      return AccessibilityFocus.found != nil
    case .move(let motion):
      AccessibilityFocus.found = AccessibleText(object)?.move(motion)
      return AccessibilityFocus.found != nil
    case .custom(let name):
      let own = object.askedCustomActions ?? []
      let action = (own + ((object as? any NaturalActionSource)?.naturalActions ?? [])).first {
        $0.name == name
      }
      return action?.perform() ?? false
    }
  }

  /// Returns the object followed by its responder chain, in the order in which actions are offered
  /// (Accessibility.AC10).
  @MainActor
  private static func chain(from object: AccessibleObject) -> [AccessibleObject] {
    guard let responder = object as? UIResponder else { return [object] }
    return Array(sequence(first: responder, next: \.next))
  }
}

extension UIAccessibilityScrollDirection {
  init(_ direction: AccessibilityAction.Direction) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      case .next: .next
      case .previous: .previous
      }
  }
}
