/// The difference of two lists of distinct elements, with the least number of moves.
struct ListDifference {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let names = Set(new)
    deleted = old.indices.filter { !names.contains(old[$0]) }
    var origins: [(from: Int, to: Int)] = []
    for (to, element) in new.enumerated() {
      if let from = places[element] { origins.append((from, to)) } else { inserted.append(to) }
    }
    // The elements of the longest increasing subsequence stay.
    let staying = Set(Self.longestIncreasingSubsequence(origins.map(\.from)))
    moved = origins.indices.filter { !staying.contains($0) }.map { origins[$0] }
  }

  /// Returns the indices of a longest increasing subsequence.
  static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var rise: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.append(place)
      place = previous[place]
    }
    return rise.reversed()
  }
}
