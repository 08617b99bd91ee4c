import TactusPhoneLink

/// The elements of a screen in reading order, with the one that has the focus.
public struct VoiceOverScreen: Sendable, Equatable {
  /// All elements, each after its parent.
  public private(set) var elements: [ScreenElement]
  /// The indices of the accessible elements, in reading order.
  public let order: [Int]
  /// The index of the focused element in the list; `nil` for none.
  public private(set) var focus: Int?

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - elements: All elements, each after its parent.
  ///   - isRightToLeft: Whether rows are read from right to left.
  public init(_ elements: [ScreenElement], isRightToLeft: Bool = false) {
    self.elements = elements
    order = ReadingOrder(elements, isRightToLeft: isRightToLeft).places
    // The keyboard's list is last; an app has one focused element at most (VoiceOver.FO7).
    focus = order.last { elements[$0].isFocused }
    positions = [Int](repeating: -1, count: elements.count)
    for (position, place) in order.enumerated() { positions[place] = position }
  }

  /// Returns the position of an element in the reading order.
  public func position(of place: Int) -> Int? {
    guard positions.indices.contains(place), positions[place] >= 0 else { return nil }
    return positions[place]
  }

  /// Applies the changes of places, of an element's properties and of the focus; returns whether
  /// the list is the one that they concern.
  mutating func apply(_ update: ElementUpdate) -> Bool {
    guard update.count == elements.count else { return false }
    // The order of what moves together stays.
    for shift in update.shifts { elements.apply(shift) }
    for change in update.changed {
      guard elements.indices.contains(change.place) else { return false }
      var new = change.element
      new.parent = elements[change.place].parent
      elements[change.place] = new
    }
    if let focus { elements[focus].isFocused = false }
    focus = update.focus.flatMap { position(of: $0) == nil ? nil : $0 }
    if let focus { elements[focus].isFocused = true }
    return true
  }

  /// The position of each element in the reading order; -1 for one that is not in it.
  private var positions: [Int]

  /// Returns the accessible element at a point of the screen: the smallest one, of equal ones the
  /// front one; `nil` for none (VoiceOver.FO1).
  public func element(at point: ScreenPoint) -> Int? {
    var found: Int?
    for place in order where elements[place].contains(point) {
      guard let best = found else {
        found = place
        continue
      }
      let (size, least) = (elements[place].area, elements[best].area)
      if size < least || (size == least && place > best) { found = place }
    }
    return found
  }

  /// Returns the element after or before another one in reading order; `nil` at the end.
  public func neighbor(of place: Int, _ direction: VoiceOverDirection) -> Int? {
    guard let position = position(of: place) else { return nil }
    let next = direction == .next ? position + 1 : position - 1
    return order.indices.contains(next) ? order[next] : nil
  }

  /// Returns the element that takes the place of one that has vanished: the next in the order that
  /// is nearest to where it was (VoiceOver.FO6).
  ///
  /// - Parameters:
  ///   - position: The position in the order that the focus had.
  ///   - point: The middle of the element that had it.
  public func replacement(at position: Int, near point: ScreenPoint) -> Int? {
    guard !order.isEmpty else { return nil }
    if let beneath = element(at: point) { return beneath }
    return order[min(max(position, 0), order.count - 1)]
  }

  /// Returns the element that is the same as one that has vanished: of its kind, with its label,
  /// and where it was; `nil` for none.
  func successor(of old: ScreenElement) -> Int? {
    let middle = ScreenPoint(x: old.x + old.width / 2, y: old.y + old.height / 2)
    return order.first {
      elements[$0].kind == old.kind && elements[$0].label == old.label
        && elements[$0].contains(middle)
    }
  }

  /// Returns the ancestors of an element, the nearest first.
  public func ancestors(of place: Int) -> [Int] {
    var found: [Int] = []
    var place = place
    while elements.indices.contains(place), let parent = elements[place].parent, parent < place {
      found.append(parent)
      place = parent
    }
    return found
  }

  /// Returns the window around an element.
  func root(of place: Int) -> Int { ancestors(of: place).last ?? place }

  /// Returns the nearest container around an element that scrolls further in a direction.
  public func scroller(of place: Int, _ direction: VoiceOverDirection) -> Int? {
    ancestors(of: place).first {
      direction == .next ? elements[$0].hasMoreAfter : elements[$0].hasMoreBefore
    }
  }
}

/// A direction in reading order; the raw value is the word on the wire.
public typealias VoiceOverDirection = AccessibilityAction.Order

extension ScreenElement {
  /// The size in square points; infinite for one that is not finite.
  fileprivate var area: Double {
    let area = width * height
    return area.isFinite ? area : .infinity
  }

  /// Returns whether the frame contains a point.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
