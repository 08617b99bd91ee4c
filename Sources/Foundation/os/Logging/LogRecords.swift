internal import Synchronization

/// The latest records of the process (Logging.LO6).
///
/// - Thread: any.
package enum LogRecords {
  /// The number of records that are kept at most.
  ///
  /// - Source: none, a guess: an iPhone limits the memory, not the number.
  package static let limit = 10_000

  /// The records, in the order of writing.
  package static var all: [LogRecord] {
    state.withLock { Array($0.records[$0.next...] + $0.records[..<$0.next]) }
  }

  /// Adds a record, in place of the oldest one if there are as many as are kept.
  static func add(_ record: LogRecord) {
    state.withLock { state in
      guard state.records.count == limit else { return state.records.append(record) }
      state.records[state.next] = record
      state.next = (state.next + 1) % limit
    }
  }

  private struct State: Sendable {
    var records: [LogRecord] = []
    /// The index of the oldest record.
    var next = 0
  }

  private static let state = Mutex(State())
}
