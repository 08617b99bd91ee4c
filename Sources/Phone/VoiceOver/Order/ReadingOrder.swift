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
    let containers = ReadingContainers(elements)
    let rows = ReadingRows(elements, containers, isRightToLeft: isRightToLeft)
    var places: [Int] = []
    // Containers nest as deeply as an app likes, so that they are walked through without recursion.
    var isVisited = [Bool](repeating: false, count: elements.count)
    var waiting = rows.sorted(containers.roots)
    waiting.reverse()
    while let place = waiting.popLast() {
      // An element is visited once, whatever containers claim (VoiceOver.RO6).
      guard !isVisited[place] else { continue }
      isVisited[place] = true
      if elements[place].isAccessible { places.append(place) }
      // What a container names comes first (VoiceOver.RO1).
      let named = elements[place].ordered.filter { elements.indices.contains($0) }
      let members = rows.sorted(containers.members[place] ?? [])
      waiting.append(contentsOf: (named + members).reversed())
    }
    self.places = places
  }
}
