import TactusHealthModel

/// The numbers of the types of the last statistics, as arrays, which are read much faster than
/// rows.
///
/// - Thread: one at a time.
struct HealthNumbers {
  /// The numbers of a type, in the order of the starts.
  struct Columns {
    var starts: [Double] = []
    var ends: [Double] = []
    var values: [Double] = []
    /// The numbers of the sources.
    var sources: [Int32] = []

    /// Returns the first place whose sample starts at or after a time.
    func firstPlace(from time: Double) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The maximum number of samples in memory.
  ///
  /// - Source: ours: 56 MB, four years of minutes. Confidence: guess.
  static let maximumCount = 2_000_000

  private var columns: [String: Columns] = [:]
  /// The types, that of the last request last.
  private var used: [String] = []

  /// Returns the numbers of a type; `nil` if they are not in memory.
  mutating func find(_ type: String) -> Columns? {
    guard let found = columns[type] else { return nil }
    used.removeAll { $0 == type }
    used.append(type)
    return found
  }

  /// Adds the numbers of a type, and removes those of others as needed.
  mutating func add(_ found: Columns, of type: String) {
    guard found.starts.count <= Self.maximumCount else { return }
    columns[type] = found
    used.append(type)
    while columns.values.reduce(0, { $0 + $1.starts.count }) > Self.maximumCount {
      columns[used.removeFirst()] = nil
    }
  }

  /// Adds samples that were saved, and removes the numbers of types with other changes.
  ///
  /// - Parameter source: Returns the number of a source.
  mutating func apply(_ changes: [HealthChange], source: (HealthSource) -> Int?) {
    guard !columns.isEmpty else { return }
    for change in changes {
      switch change {
      case .add(_, let sample):
        let type = sample.type.identifier
        guard let last = columns[type]?.starts.last else { continue }
        guard sample.start >= last, let number = source(sample.source) else {
          remove(type)
          continue
        }
        columns[type]?.starts.append(sample.start)
        columns[type]?.ends.append(sample.end)
        columns[type]?.values.append(sample.value)
        columns[type]?.sources.append(Int32(number))
      case .remove(_, let deletion): remove(deletion.type)
      case .set: break
      }
    }
  }

  private mutating func remove(_ type: String) {
    guard columns.removeValue(forKey: type) != nil else { return }
    used.removeAll { $0 == type }
  }
}
