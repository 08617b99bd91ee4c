import TactusPhoneLink

/// The groups of a screen through which the focus moves as a whole (VoiceOver.GR1).
public struct NavigationGroups: Sendable, Equatable {
  /// Finds the groups of a screen.
  ///
  /// - Parameter screen: The screen.
  public init(_ screen: VoiceOverScreen) {
    let elements = screen.elements
    counts = [Int](repeating: 0, count: elements.count)
    parents = elements.enumerated().map { place, element in
      // Each element comes after its parent.
      element.parent.flatMap { (0..<place).contains($0) ? $0 : nil }
    }
    order = screen.order
    for place in order { counts[place] = 1 }
    for place in elements.indices.reversed() {
      if let parent = parents[place] { counts[parent] += counts[place] }
    }
    for place in order { counts[place] -= 1 }
    isGroup = elements.indices.map { [counts] place in
      let element = elements[place]
      guard element.parent != nil, !element.isAccessible, !element.isHidden else { return false }
      // A container with all elements of the screen, or with only one, is not a group.
      return (element.isGroup || element.container != nil)
        && (2..<screen.order.count).contains(counts[place])
    }
  }

  /// A place at which the focus stops.
  public enum Stop: Sendable, Equatable {
    /// An element, by its index in the list.
    case element(Int)
    /// A group, by its index in the list, and the index of its first element.
    case group(Int, first: Int)

    /// The index of the element that has the focus.
    var place: Int {
      switch self {
      case .element(let place), .group(_, let place): place
      }
    }
  }

  /// Returns the number of elements in a group.
  public func count(of group: Int) -> Int { counts[group] }

  /// Returns the groups around an element, the outermost first.
  public func path(of place: Int) -> [Int] {
    var path: [Int] = []
    var outer = parents[place]
    while let group = outer {
      if isGroup[group] { path.append(group) }
      outer = parents[group]
    }
    return path.reversed()
  }

  /// Returns the group at a level of the path of an element, with its first element.
  public func group(around place: Int, level: Int) -> Stop? {
    let path = path(of: place)
    guard path.indices.contains(level),
      let first = order.first(where: { self.path(of: $0).dropFirst(level).first == path[level] })
    else { return nil }
    return .group(path[level], first: first)
  }

  /// Returns the stop after or before the one at an element, in the group around it; nil at the end
  /// of that.
  ///
  /// - Parameters:
  ///   - place: The element.
  ///   - position: Its position in the reading order.
  ///   - level: The number of groups that the focus has entered.
  ///   - direction: The direction.
  public func neighbor(
    of place: Int, at position: Int, level: Int, _ direction: VoiceOverDirection
  ) -> Stop? {
    let path = path(of: place)
    let entered = level > 0 && level <= path.count ? path[level - 1] : nil
    let present = path.indices.contains(level) ? path[level] : nil
    let others =
      direction == .next ? Array(order[(position + 1)...]) : order[..<position].reversed()
    for other in others {
      let around = self.path(of: other)
      if let entered {
        guard around.indices.contains(level - 1), around[level - 1] == entered else { continue }
      }
      guard around.indices.contains(level) else { return .element(other) }
      if around[level] != present { return group(around: other, level: level) }
    }
    return nil
  }

  // MARK: Internals

  private let order: [Int]
  private let parents: [Int?]
  /// The number of elements inside each element of the list.
  private var counts: [Int]
  private let isGroup: [Bool]
}
