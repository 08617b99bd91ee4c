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
    var places: [Int] = []
    // Containers nest as deeply as an app likes, so that they are walked through without recursion.
    var isVisited = [Bool](repeating: false, count: elements.count)
    var waiting = Self.sorted(containers.roots, elements, isRightToLeft)
    waiting.reverse()
    while let place = waiting.popLast() {
      // VoiceOver.RO6. An element is visited once, whatever containers claim.
      guard !isVisited[place] else { continue }
      isVisited[place] = true
      if elements[place].isAccessible { places.append(place) }
      let members: [Int]
      if elements[place].ordered.isEmpty {
        members = Self.sorted(containers.members[place] ?? [], elements, isRightToLeft)
      } else {
        members = elements[place].ordered.filter { elements.indices.contains($0) }
      }
      waiting.append(contentsOf: members.reversed())
    }
    self.places = places
  }

  // MARK: Internals

  /// The members of each container: elements, and containers that are read as a whole.
  private struct Containers {
    var roots: [Int] = []
    var members: [Int: [Int]] = [:]

    init(_ elements: [ScreenElement]) {
      // The nearest container around each element; a parent comes before its children.
      var owners = [Int?](repeating: nil, count: elements.count)
      for (place, element) in elements.enumerated() {
        if let parent = element.parent, elements.indices.contains(parent), parent < place {
          owners[place] = elements[parent].isReadAsWhole ? parent : owners[parent]
        }
        guard element.isAccessible || (element.isReadAsWhole && !element.isHidden) else { continue }
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
    _ places: [Int], _ elements: [ScreenElement], _ isRightToLeft: Bool
  ) -> [Int] {
    guard places.count > 1 else { return places }
    let boxes = places.map { Box($0, elements[$0]) }.sorted {
      ($0.top, $0.place) < ($1.top, $1.place)
    }
    var result: [Int] = []
    var row: [Box] = []
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

  /// The frame of an element with numbers that can be compared.
  private struct Box {
    let place: Int
    let top: Double
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

    /// Returns whether another frame that begins lower is in the row of this one, its first.
    func isInRow(with other: Box) -> Bool {
      if other.top - top <= VoiceOverConstants.rowTolerance { return true }
      return other.middle <= bottom && middle >= other.top && middle <= other.bottom
    }
  }
}

extension ScreenElement {
  /// Whether the elements inside are read together before what follows.
  fileprivate var isReadAsWhole: Bool { parent == nil || isGroup || !ordered.isEmpty }
}
