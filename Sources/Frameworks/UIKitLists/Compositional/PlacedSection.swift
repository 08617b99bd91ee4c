/// A section of a compositional layout at its place.
@MainActor
enum PlacedSection {
  case list(ListSection)
  case groups(GroupSection)

  var start: CGFloat {
    switch self {
    case .list(let section): section.top
    case .groups(let section): section.start
    }
  }

  var end: CGFloat {
    switch self {
    case .list(let section): section.bottom
    case .groups(let section): section.end
    }
  }

  /// Whether a header or a footer is pinned.
  var isPinning: Bool {
    switch self {
    case .list(let section): section.isPinning
    case .groups(let section): section.isPinning
    }
  }
}
