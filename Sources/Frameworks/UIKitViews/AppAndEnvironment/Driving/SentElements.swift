import TactusPhoneLink
import TactusVoiceOver

/// The elements that the app has sent to the phone last, with their objects.
///
/// VoiceOver asks for them at each move of the focus. As long as nothing has changed, the app reads
/// only the element with the focus and its neighbors again (Accessibility.AC16).
@MainActor
struct SentElements {
  /// Keeps what was sent.
  ///
  /// - Parameters:
  ///   - inspection: The elements with their objects.
  ///   - isKnownToVoiceOver: Whether VoiceOver has asked for them.
  init(_ inspection: ElementInspector.Inspection, isKnownToVoiceOver: Bool) {
    objects = inspection.objects.prefix(inspection.elements.count).map(WeakObject.init)
    guard isKnownToVoiceOver else { return }
    elements = inspection.elements
    let isRightToLeft = UIApplication.running?.userInterfaceLayoutDirection == .rightToLeft
    order = ReadingOrder(elements, isRightToLeft: isRightToLeft).places
    for (position, place) in order.enumerated() { positions[place] = position }
    for (place, object) in inspection.objects.prefix(elements.count).enumerated() {
      places[ObjectIdentifier(object)] = place
    }
  }

  /// Keeps nothing.
  init() {}

  /// Returns the object at a place of the list; `nil` if it has vanished or was never there.
  subscript(_ place: Int) -> AccessibleObject? {
    objects.indices.contains(place) ? objects[place].object : nil
  }

  /// Returns what has changed; `nil` if VoiceOver needs the whole list.
  mutating func update() -> ElementUpdate? {
    guard !elements.isEmpty else { return nil }
    let focused = AccessibilityFocus.current
    let focus = focused.flatMap { places[ObjectIdentifier($0)] }
    guard (focus == nil) == (focused == nil) else { return nil }
    var update = ElementUpdate(count: elements.count, focus: focus)
    for place in focus.map(neighbors) ?? [] {
      guard let new = read(place) else { return nil }
      guard new != elements[place] else { continue }
      update.changed.append(.init(place: place, element: new))
      elements[place] = new
    }
    return update
  }

  // MARK: Internals

  /// The length in bytes of the texts of an element that is sent with all others only.
  ///
  /// - Source: ours: some pages. Confidence: guess.
  private static let longText = 8192

  private struct WeakObject {
    weak var object: AccessibleObject?
  }

  private var objects: [WeakObject] = []
  /// The elements; empty if VoiceOver does not know them.
  private var elements: [ScreenElement] = []
  /// The places in reading order.
  private var order: [Int] = []
  private var positions: [Int: Int] = [:]
  private var places: [ObjectIdentifier: Int] = [:]

  /// Returns a place and those before and after it in reading order.
  private func neighbors(of place: Int) -> [Int] {
    guard let position = positions[place] else { return [place] }
    return [position - 1, position, position + 1].filter(order.indices.contains).map { order[$0] }
  }

  /// Reads an element again; `nil` if it is not what and where it was.
  private func read(_ place: Int) -> ScreenElement? {
    let old = elements[place]
    guard let object = objects[place].object, old.isAccessible, object.isAccessibilityElement else {
      return nil
    }
    var new = ScreenElement(object, frame: object.accessibilityFrame, isAccessible: true)
    new.addSpokenProperties(of: object)
    (new.parent, new.isFocused) = (old.parent, old.isFocused)
    // These depend on the list.
    (new.ordered, new.cell) = (old.ordered, old.cell)
    // A long text may have to be cut, together with the others.
    guard new.textBytes <= Self.longText else { return nil }
    new.fitIntoMessage()
    let isInPlace =
      new.x == old.x && new.y == old.y && new.width == old.width && new.height == old.height
    return isInPlace && new.isGroup == old.isGroup && new.container == old.container ? new : nil
  }
}
