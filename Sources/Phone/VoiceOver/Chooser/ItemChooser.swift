import TactusPhoneLink

/// The list of all elements of a screen in alphabetical order, from which the user chooses one
/// (VoiceOver.IC1…).
struct ItemChooser: Sendable, Equatable {
  /// An item of the list.
  struct Item: Sendable, Equatable {
    /// The text that is spoken.
    var text: String
    /// The element.
    var element: ScreenElement
  }

  /// The items, by their texts.
  let items: [Item]
  /// The position of the item that was spoken last; `nil` before the first one.
  private(set) var position: Int?

  /// Lists the elements of a screen.
  init(_ screen: VoiceOverScreen, _ texts: ElementSpeech) {
    // An element after itself has entered no container.
    let found = screen.order.map { place in
      Item(
        text: texts.texts(of: place, in: screen, after: place).text,
        element: screen.elements[place])
    }
    let keys = found.map { $0.text.lowercased() }
    items = found.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { found[$0] }
  }

  /// The item that was spoken last.
  var item: Item? { position.map { items[$0] } }

  /// Moves to the next or previous item; returns whether there is one.
  mutating func move(_ direction: VoiceOverDirection) -> Bool {
    let wanted = position.map { direction == .next ? $0 + 1 : $0 - 1 } ?? 0
    return jump(to: wanted)
  }

  /// Moves to the first item that begins with another letter; returns whether there is one.
  mutating func moveByLetter(_ direction: VoiceOverDirection) -> Bool {
    guard let position else { return jump(to: 0) }
    let initial = items[position].initial
    guard direction == .previous else {
      return jump(to: items[position...].firstIndex { $0.initial != initial } ?? items.count)
    }
    guard let last = items[..<position].lastIndex(where: { $0.initial != initial }) else {
      return false
    }
    let earlier = items[last].initial
    return jump(to: items[...last].firstIndex { $0.initial == earlier } ?? last)
  }

  /// Moves to the first or last item; returns whether there is one.
  mutating func moveToEnd(_ isLast: Bool) -> Bool { jump(to: isLast ? items.count - 1 : 0) }

  /// Returns the place of an item's element on a screen that may have changed: the one with the
  /// same label, and of several the nearest.
  static func place(of item: Item, on screen: VoiceOverScreen) -> Int? {
    let wanted = item.element
    let same = screen.order.filter {
      let element = screen.elements[$0]
      return element.kind == wanted.kind && element.label == wanted.label
        && element.identifier == wanted.identifier
    }
    return same.min {
      screen.elements[$0].touchPoint.distance(to: wanted.touchPoint)
        < screen.elements[$1].touchPoint.distance(to: wanted.touchPoint)
    }
  }

  // MARK: Internals

  private mutating func jump(to wanted: Int) -> Bool {
    guard items.indices.contains(wanted) else { return false }
    position = wanted
    return true
  }
}

extension ItemChooser.Item {
  /// The letter by which the item is found.
  fileprivate var initial: String { text.first?.lowercased() ?? "" }
}
