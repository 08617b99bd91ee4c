extension NodeSearch {
  /// A name pattern: `*` stands for any characters, brackets for one of several.
  struct Pattern {
    private enum Piece {
      case character(Character)
      case any
      case oneOf([ClosedRange<Character>])
    }

    private let pieces: [Piece]

    /// Parses a pattern; an unclosed bracket stands for itself.
    init(_ text: String) {
      var pieces: [Piece] = []
      var rest = Substring(text)
      while let first = rest.popFirst() {
        if first == "*" {
          pieces.append(.any)
        } else if first == "[", let end = rest.firstIndex(of: "]") {
          pieces.append(.oneOf(Self.ranges(rest[..<end])))
          rest = rest[rest.index(after: end)...]
        } else {
          pieces.append(.character(first))
        }
      }
      self.pieces = pieces
    }

    private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
      var ranges: [ClosedRange<Character>] = []
      var rest = text.filter { $0 != "," }[...]
      while let first = rest.popFirst() {
        if rest.first == "-", let last = rest.dropFirst().first, first <= last {
          ranges.append(first...last)
          rest = rest.dropFirst(2)
        } else {
          ranges.append(first...first)
        }
      }
      return ranges
    }

    /// Returns whether the name or the class of a node matches.
    @MainActor
    func matches(_ node: SKNode) -> Bool {
      if case .any? = pieces.first, pieces.count == 1 { return true }
      if let name = node.name, matches(Array(name)) { return true }
      return matches(Array(NSStringFromClass(type(of: node))))
    }

    /// Returns whether a name matches as a whole.
    func matches(_ name: [Character]) -> Bool {
      // The positions in the name up to which the pieces so far match.
      var ends: Set<Int> = [0]
      for piece in pieces {
        switch piece {
        case .any:
          guard let first = ends.min() else { return false }
          ends = Set(first...name.count)
        case .character(let character):
          ends = Set(ends.filter { $0 < name.count && name[$0] == character }.map { $0 + 1 })
        case .oneOf(let ranges):
          ends = Set(
            ends.filter { end in end < name.count && ranges.contains { $0.contains(name[end]) } }
              .map { $0 + 1 })
        }
      }
      return ends.contains(name.count)
    }
  }
}
