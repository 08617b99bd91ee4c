/// A table that finds an event of a score by its label.
///
/// - Thread: render, except `init` and `deallocate`.
struct LabelTable {
  private struct Entry {
    var label: UInt64
    var place: Int
  }

  private let entries: UnsafeMutableBufferPointer<Entry>

  /// Creates a table of the labels of a list of events, in its order.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ labels: some Sequence<UInt64>) {
    let sorted = labels.enumerated()
      .map { Entry(label: $0.element, place: $0.offset) }
      .sorted { $0.label < $1.label }
    entries = .allocate(capacity: sorted.count)
    _ = entries.initialize(from: sorted)
  }

  func deallocate() { entries.deallocate() }

  /// Returns the index of the event with a label; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  func place(of label: UInt64) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].label < label { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].label == label else { return nil }
    return entries[low].place
  }
}
