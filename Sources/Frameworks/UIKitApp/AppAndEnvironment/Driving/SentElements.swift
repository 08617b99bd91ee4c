import TactusPhoneLink
import TactusThreads
import TactusVoiceOver

/// The elements that the app has sent to the phone last, with their objects.
///
/// VoiceOver asks for them at each move of the focus. As long as nothing but the content of scroll
/// views has moved, the app reads only the element with the focus and its neighbors again
/// (Accessibility.AC16).
@MainActor
struct SentElements {
  /// Keeps what was sent.
  ///
  /// - Parameters:
  ///   - inspection: The elements with their objects.
  ///   - isKnownToVoiceOver: Whether VoiceOver has asked for them.
  init(_ inspection: ElementInspector.Inspection, isKnownToVoiceOver: Bool) {
    objects = inspection.objects.prefix(inspection.elements.count).map { WeakReference($0) }
    guard isKnownToVoiceOver else { return }
    elements = inspection.elements
    let isRightToLeft = UIApplication.running?.userInterfaceLayoutDirection == .rightToLeft
    order = ReadingOrder(elements, isRightToLeft: isRightToLeft).places
    for (position, place) in order.enumerated() { positions[place] = position }
    for (place, object) in inspection.objects.prefix(elements.count).enumerated() {
      places[ObjectIdentifier(object)] = place
      if object.hasPlaceOfItsOwn { hasFixedPlaces = true }
    }
  }

  /// Keeps nothing.
  init() {}

  /// Returns the object at a place of the list; `nil` if it has vanished or was never there.
  subscript(_ place: Int) -> AccessibleObject? {
    objects.indices.contains(place) ? objects[place].object : nil
  }

  /// Returns what has changed; `nil` if VoiceOver needs the whole list.
  ///
  /// - Parameter scrolls: The scroll views whose content has moved.
  mutating func update(after scrolls: [AccessibilityChanges.Scroll]) -> ElementUpdate? {
    guard !elements.isEmpty, scrolls.isEmpty || !hasFixedPlaces,
      scrolls.count <= LinkLimits.elementShifts / 2
    else { return nil }
    let focused = AccessibilityFocus.current
    let focus = focused.flatMap { places[ObjectIdentifier($0)] }
    guard (focus == nil) == (focused == nil) else { return nil }
    var update = ElementUpdate(count: elements.count, focus: focus)
    for scroll in scrolls {
      guard let view = scroll.view, let place = places[ObjectIdentifier(view)],
        objects[place].object === view
      else { return nil }
      follow(scroll.distance, of: view, at: place, &update)
    }
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

  /// The difference in points of places that are computed in two ways.
  private static let tolerance = 0.001

  private var objects: [WeakReference<AccessibleObject>] = []
  /// The elements; empty if VoiceOver does not know them.
  private var elements: [ScreenElement] = []
  /// The places in reading order.
  private var order: [Int] = []
  private var positions: [Int: Int] = [:]
  private var places: [ObjectIdentifier: Int] = [:]
  /// Whether the app has set places that do not move with the views around.
  private var hasFixedPlaces = false

  /// Moves what is in a scroll view whose content offset has changed by a distance.
  private mutating func follow(
    _ distance: CGPoint, of view: UIScrollView, at place: Int, _ update: inout ElementUpdate
  ) {
    let start = view.layer.convert(CGPoint.zero, to: nil)
    let end = view.layer.convert(distance, to: nil)
    let shift = ElementUpdate.Shift(
      place: place, dx: Double(start.x - end.x), dy: Double(start.y - end.y))
    elements.apply(shift)
    update.shifts.append(shift)
    let (before, after) = (view.hasMore(.previous), view.hasMore(.next))
    let old = elements[place]
    guard (before, after) != (old.hasMoreBefore, old.hasMoreAfter) else { return }
    (elements[place].hasMoreBefore, elements[place].hasMoreAfter) = (before, after)
    update.changed.append(.init(place: place, element: elements[place]))
  }

  /// Returns a place and those before and after it in reading order.
  private func neighbors(of place: Int) -> [Int] {
    guard let position = positions[place] else { return [place] }
    return [position - 1, position, position + 1].filter(order.indices.contains).map { order[$0] }
  }

  /// Reads an element again; `nil` if it was replaced or moved.
  private func read(_ place: Int) -> ScreenElement? {
    let old = elements[place]
    guard let object = objects[place].object, old.isAccessible, object.isAskedElement else {
      return nil
    }
    var new = ScreenElement(object, frame: object.askedFrame, isAccessible: true)
    new.addSpokenProperties(of: object)
    (new.parent, new.isFocused) = (old.parent, old.isFocused)
    // The order and the cell depend on the whole list.
    (new.ordered, new.cell) = (old.ordered, old.cell)
    // A long text may have to be shortened, which depends on all texts of the message.
    guard new.textBytes <= Self.longText else { return nil }
    new.fitIntoMessage()
    let places = [(new.x, old.x), (new.y, old.y), (new.width, old.width), (new.height, old.height)]
    let isInPlace = places.allSatisfy { abs($0.0 - $0.1) < Self.tolerance }
    return isInPlace && new.isGroup == old.isGroup && new.container == old.container ? new : nil
  }
}
