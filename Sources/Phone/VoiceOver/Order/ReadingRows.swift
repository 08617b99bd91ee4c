import TactusPhoneLink

/// The rows in which the members of a container are read.
///
/// `Documentation/Behaviour/VoiceOver.md` has the steps (VoiceOver.RO2…).
struct ReadingRows {
  private let elements: [ScreenElement]
  private let isRightToLeft: Bool
  private let distance: Double
  /// The frames as the user sees them.
  private let frames: [ElementBounds]
  /// The place at which each element or container begins.
  private var begins: [ElementBounds]

  /// Finds where containers begin.
  ///
  /// - Parameters:
  ///   - elements: All elements, each after its parent.
  ///   - containers: The members of the containers.
  ///   - isRightToLeft: Whether rows are read from right to left.
  init(_ elements: [ScreenElement], _ containers: ReadingContainers, isRightToLeft: Bool) {
    self.elements = elements
    self.isRightToLeft = isRightToLeft
    let isTablet = elements.first?.has(ScreenElement.tabletTrait) == true
    distance =
      isTablet ? VoiceOverConstants.tabletRowDistance : VoiceOverConstants.rowDistance
    let turn = ScreenTurn(of: elements)
    let frames = elements.indices.map { ElementBounds($0, elements[$0].turned(by: turn)) }
    self.frames = frames
    begins = frames
    let tabs = Self.tabs(of: elements)
    // A container comes before its members in the list.
    for place in elements.indices.reversed() where beginsWithMember(place, tabs) {
      let named = elements[place].ordered.filter { $0 > place && elements.indices.contains($0) }
      let members = (named + (containers.members[place] ?? [])).map { begins[$0] }
      guard var first = members.first else { continue }
      for member in members.dropFirst() where precedes(member, first) { first = member }
      begins[place].begin(with: first, isCut: elements[place].scrolls)
    }
  }

  /// Returns members of a container in the order of reading (VoiceOver.RO2, VoiceOver.RO3).
  func sorted(_ places: [Int]) -> [Int] {
    guard places.count > 1 else { return places }
    var boxes = places.map { begins[$0] }
    uncover(&boxes)
    boxes.sort { precedes($0, $1) }
    return boxes.map(\.place)
  }

  // MARK: Internals

  /// Returns whether an element is read before another one.
  ///
  /// This is no strict order: of three elements the outer ones may be in different rows. So the
  /// order of the list decides in the end, as it does on a phone.
  private func precedes(_ one: ElementBounds, _ other: ElementBounds) -> Bool {
    if abs(one.top - other.top) >= distance { return one.top < other.top }
    if one.left != other.left {
      return isRightToLeft ? one.right > other.right : one.left < other.left
    }
    return (one.top, one.place) < (other.top, other.place)
  }

  /// Returns whether a container has the place of its first member (VoiceOver.RO4): windows have
  /// their own, and what a tab names has the tab's.
  private func beginsWithMember(_ place: Int, _ tabs: [Bool]) -> Bool {
    let element = elements[place]
    guard element.parent != nil, !element.isAccessible, element.isReadAsWhole else { return false }
    return element.ordered.isEmpty || !tabs[place]
  }

  /// Returns which elements are inside a view with the trait of a tab bar.
  private static func tabs(of elements: [ScreenElement]) -> [Bool] {
    var isInside = [Bool](repeating: false, count: elements.count)
    for (place, element) in elements.enumerated() {
      guard let parent = element.parent, (0..<place).contains(parent) else { continue }
      isInside[place] = isInside[parent] || elements[parent].has("tab-bar")
    }
    return isInside
  }

  /// Moves the tops of groups beneath the bars that cover them (VoiceOver.RO8).
  private func uncover(_ boxes: inout [ElementBounds]) {
    let groups = boxes.map(\.place).filter { elements[$0].isReadAsWhole }.map { frames[$0] }
    guard (2...Self.mostBars).contains(groups.count) else { return }
    for index in boxes.indices where elements[boxes[index].place].isReadAsWhole {
      let frame = frames[boxes[index].place]
      guard let bottom = groups.filter({ $0.covers(frame) }).map(\.bottom).max() else { continue }
      boxes[index].top = max(boxes[index].top, bottom)
    }
  }

  /// The maximum number of groups among which bars are sought.
  ///
  /// - Source: ours: a screen has a few. Confidence: guess.
  private static let mostBars = 64

  /// The frame of an element with numbers that can be compared.
  private struct ElementBounds {
    let place: Int
    var top: Double
    var bottom: Double
    var left: Double
    var right: Double

    init(_ place: Int, _ element: ScreenElement) {
      // NaN counts as the end (VoiceOver.RO7).
      let end = Double.greatestFiniteMagnitude
      self.place = place
      top = element.y.isFinite ? element.y : end
      left = element.x.isFinite ? element.x : end
      bottom = element.height.isFinite ? top + max(element.height, 0) : top
      right = element.width.isFinite ? left + max(element.width, 0) : left
    }

    private var middle: Double { top + (bottom - top) / 2 }

    /// Moves the box to where a member is.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - isCut: Whether what is outside the box does not count, as content that is scrolled away.
    mutating func begin(with member: Self, isCut: Bool) {
      if isCut {
        (top, left) = (max(top, member.top), max(left, member.left))
        bottom = max(top, min(bottom, member.bottom))
        right = max(left, min(right, member.right))
      } else {
        (top, left, bottom, right) = (member.top, member.left, member.bottom, member.right)
      }
    }

    /// Returns whether this box is in front of another one, and is a bar at its upper edge.
    func covers(_ other: ElementBounds) -> Bool {
      place > other.place && left <= other.left + 1 && right >= other.right - 1
        && top < other.middle && bottom > other.top && bottom < other.middle
    }
  }
}

extension ScreenElement {
  /// The trait of the windows of a tablet (VoiceOver.RO2).
  public static let tabletTrait = "tablet"

  /// Whether there is more content than is shown.
  fileprivate var scrolls: Bool { hasMoreBefore || hasMoreAfter }

  /// Returns the element with its frame as the user sees it (VoiceOver.RO9).
  fileprivate func turned(by turn: ScreenTurn) -> ScreenElement {
    guard turn.quarters != 0 else { return self }
    let first = turn.interface(ScreenPoint(x: x, y: y))
    let last = turn.interface(ScreenPoint(x: x + width, y: y + height))
    var turned = self
    (turned.x, turned.y) = (min(first.x, last.x), min(first.y, last.y))
    (turned.width, turned.height) = (abs(last.x - first.x), abs(last.y - first.y))
    return turned
  }
}
