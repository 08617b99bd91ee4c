import TactusPhoneLink

/// The members of each container that is read as a whole: elements, and other such containers.
struct ReadingContainers {
  /// The indices of the elements and containers outside of containers.
  private(set) var roots: [Int] = []
  /// The indices of the members of each container, in the order of the list.
  private(set) var members: [Int: [Int]] = [:]

  /// Finds the containers.
  ///
  /// - Parameter elements: All elements, each after its parent.
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

extension ScreenElement {
  /// Whether the elements inside are read together before what follows.
  var isReadAsWhole: Bool { parent == nil || isGroup || !ordered.isEmpty }
}
