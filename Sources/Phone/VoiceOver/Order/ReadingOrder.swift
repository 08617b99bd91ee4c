import TactusPhoneLink

/// The order in which VoiceOver visits the elements of a screen.
///
/// `Documentation/Behaviour/VoiceOver.md` has the steps (VoiceOver.RO1…).
public struct ReadingOrder: Sendable, Equatable {
  /// The indices of the accessible elements in the list of all elements, in reading order.
  public let places: [Int]

  /// Determines the order.
  ///
  /// - Parameters:
  ///   - elements: All elements, each after its parent.
  ///   - isRightToLeft: Whether rows are read from right to left.
  public init(_ elements: [ScreenElement], isRightToLeft: Bool = false) {
    let containers = Containers(elements)
    let turn = ScreenTurn(of: elements)
    var places: [Int] = []
    // Containers nest as deeply as an app likes, so that they are walked through without recursion.
    var isVisited = [Bool](repeating: false, count: elements.count)
    var waiting = Self.sorted(containers.roots, elements, turn, isRightToLeft)
    waiting.reverse()
    while let place = waiting.popLast() {
      // VoiceOver.RO6. An element is visited once, whatever containers claim.
      guard !isVisited[place] else { continue }
      isVisited[place] = true
      if elements[place].isAccessible { places.append(place) }
      // VoiceOver.RO1. What a container names comes first.
      let named = elements[place].ordered.filter { elements.indices.contains($0) }
      let members = Self.sorted(containers.members[place] ?? [], elements, turn, isRightToLeft)
      waiting.append(contentsOf: (named + members).reversed())
    }
    self.places = places
  }

  // MARK: Internals

  /// The members of each container: elements, and containers that are read as a whole.
  private struct Containers {
    var roots: [Int] = []
    var members: [Int: [Int]] = [:]

    init(_ elements: [ScreenElement]) {
      var isNamed = [Bool](repeating: false, count: elements.count)
      for element in elements {
        for place in element.ordered where elements.indices.contains(place) {
          isNamed[place] = true
        }
      }
      // An element that a container names has its own elements, which are read with it.
      let isOwner = elements.indices.map { place in
        (elements[place].isReadAsWhole || isNamed[place]) && !elements[place].isHidden
      }
      // The nearest container around each element; a parent comes before its children.
      var owners = [Int?](repeating: nil, count: elements.count)
      for (place, element) in elements.enumerated() {
        if let parent = element.parent, elements.indices.contains(parent), parent < place {
          owners[place] = isOwner[parent] ? parent : owners[parent]
        }
        guard element.isAccessible || isOwner[place] else { continue }
        if let owner = owners[place] {
          members[owner, default: []].append(place)
        } else {
          roots.append(place)
        }
      }
    }
  }

  /// Returns members of a container in rows (VoiceOver.RO2, VoiceOver.RO3).
  private static func sorted(
    _ places: [Int], _ elements: [ScreenElement], _ turn: ScreenTurn, _ isRightToLeft: Bool
  ) -> [Int] {
    guard places.count > 1 else { return places }
    var unsorted = places.map { ElementBounds($0, elements[$0].turned(by: turn)) }
    uncover(&unsorted, elements)
    let boxes = unsorted.sorted { ($0.top, $0.place) < ($1.top, $1.place) }
    var result: [Int] = []
    var row: [ElementBounds] = []
    func endRow() {
      row.sort {
        if $0.left != $1.left { return isRightToLeft ? $0.right > $1.right : $0.left < $1.left }
        return ($0.top, $0.place) < ($1.top, $1.place)
      }
      result.append(contentsOf: row.map(\.place))
      row = []
    }
    for box in boxes {
      if let first = row.first, !first.isInRow(with: box) { endRow() }
      row.append(box)
    }
    endRow()
    return result
  }

  /// Moves the tops of groups beneath the bars that cover them (VoiceOver.RO8).
  private static func uncover(_ boxes: inout [ElementBounds], _ elements: [ScreenElement]) {
    let groups = boxes.filter { elements[$0.place].isReadAsWhole }
    guard (2...mostBars).contains(groups.count) else { return }
    for index in boxes.indices where elements[boxes[index].place].isReadAsWhole {
      let covers = groups.filter { $0.covers(boxes[index]) }
      boxes[index].top = covers.map(\.bottom).max() ?? boxes[index].top
    }
  }

  /// The largest number of groups among which bars are sought.
  ///
  /// - Source: ours: a screen has a few. Confidence: guess.
  private static let mostBars = 64

  /// The frame of an element with numbers that can be compared.
  private struct ElementBounds {
    let place: Int
    var top: Double
    let bottom: Double
    let left: Double
    let right: Double

    init(_ place: Int, _ element: ScreenElement) {
      // VoiceOver.RO7. A number that is none lies at the end.
      let end = Double.greatestFiniteMagnitude
      self.place = place
      top = element.y.isFinite ? element.y : end
      left = element.x.isFinite ? element.x : end
      bottom = element.height.isFinite ? top + max(element.height, 0) : top
      right = element.width.isFinite ? left + max(element.width, 0) : left
    }

    private var middle: Double { top + (bottom - top) / 2 }

    /// Returns whether this box is in front of another one, and is a bar at its upper edge.
    func covers(_ other: ElementBounds) -> Bool {
      place > other.place && left <= other.left + 1 && right >= other.right - 1
        && top < other.middle && bottom > other.top && bottom < other.middle
    }

    /// Returns whether another frame that begins lower is in the row of this one, its first.
    func isInRow(with other: ElementBounds) -> Bool {
      if other.top - top <= VoiceOverConstants.rowTolerance { return true }
      return other.middle <= bottom && middle >= other.top && middle <= other.bottom
    }
  }
}

extension ScreenElement {
  /// The element with its frame as the user sees it (VoiceOver.RO9).
  fileprivate func turned(by turn: ScreenTurn) -> ScreenElement {
    guard turn.quarters != 0 else { return self }
    let first = turn.interface(ScreenPoint(x: x, y: y))
    let last = turn.interface(ScreenPoint(x: x + width, y: y + height))
    var turned = self
    (turned.x, turned.y) = (min(first.x, last.x), min(first.y, last.y))
    (turned.width, turned.height) = (abs(last.x - first.x), abs(last.y - first.y))
    return turned
  }

  /// Whether the elements inside are read together before what follows.
  fileprivate var isReadAsWhole: Bool { parent == nil || isGroup || !ordered.isEmpty }
}
