/// The samples of a type, in the order of their starts: one array for each property, so that
/// statistics read only what they need.
struct HealthColumns: Sendable {
  private(set) var rows: [Int] = []
  private(set) var uuids: [HealthUUID] = []
  private(set) var starts: [Double] = []
  private(set) var ends: [Double] = []
  private(set) var values: [Double] = []
  private(set) var sources: [Int32] = []
  private(set) var details: [HealthDetails?] = []
  /// The longest duration of a sample since the last removal of all.
  private(set) var longest = 0.0
  /// The greatest row.
  private(set) var lastRow = 0

  var count: Int { rows.count }

  /// Adds samples: their rows, their contents, and the numbers of their sources.
  mutating func add(_ samples: [(row: Int, sample: HealthSample, source: Int32)]) {
    var isSorted = true
    for (row, sample, source) in samples {
      if let last = starts.last, sample.start < last { isSorted = false }
      rows.append(row)
      uuids.append(sample.uuid)
      starts.append(sample.start)
      ends.append(sample.end)
      values.append(sample.value)
      sources.append(source)
      details.append(HealthDetails(sample))
      longest = max(longest, sample.end - sample.start)
      lastRow = max(lastRow, row)
    }
    if !isSorted { sort() }
  }

  /// Returns the place of a sample.
  func place(of uuid: HealthUUID, startingAt start: Double) -> Int? {
    var place = firstPlace(from: start)
    while place < starts.count, starts[place] == start {
      if uuids[place] == uuid { return place }
      place += 1
    }
    return nil
  }

  /// Removes the samples at places.
  mutating func remove(_ places: Set<Int>) {
    if places.count == 1, let place = places.first {
      rows.remove(at: place)
      uuids.remove(at: place)
      starts.remove(at: place)
      ends.remove(at: place)
      values.remove(at: place)
      sources.remove(at: place)
      details.remove(at: place)
    } else {
      pick((0..<count).filter { !places.contains($0) })
    }
  }

  /// Returns the first place whose sample starts at or after a time.
  func firstPlace(from time: Double) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the places among which are all samples that meet the times of a filter.
  func places(_ filter: HealthTimes) -> Range<Int> {
    let low =
      filter.start.map { firstPlace(from: filter.isStartStrict ? $0 : $0 - longest) } ?? 0
    let high = filter.end.map { firstPlace(from: $0) } ?? starts.count
    return low..<max(low, high)
  }

  // MARK: Internals

  private mutating func sort() {
    let (starts, rows) = (starts, rows)
    pick((0..<count).sorted { (starts[$0], rows[$0]) < (starts[$1], rows[$1]) })
  }

  private mutating func pick(_ places: [Int]) {
    rows = places.map { rows[$0] }
    uuids = places.map { uuids[$0] }
    starts = places.map { starts[$0] }
    ends = places.map { ends[$0] }
    values = places.map { values[$0] }
    sources = places.map { sources[$0] }
    details = places.map { details[$0] }
  }
}
