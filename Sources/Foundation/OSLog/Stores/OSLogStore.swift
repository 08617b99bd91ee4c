internal import Glibc

/// The entries of the log that this process has made (Logging.LO6).
///
/// - Thread: any; all its properties are constants.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// The processes whose entries a store has.
  public enum Scope: Int, Sendable {
    /// This process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store.
  ///
  /// The entries are those at the time when they are requested.
  ///
  /// - Parameter scope: The processes whose entries it has.
  /// - Throws: Nothing here; on an iPhone an error of the log.
  public convenience init(scope: Scope) throws { self.init(()) }

  private init(_: Void) { super.init() }

  // MARK: Positions

  /// Returns the position of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// Returns the position an interval after the last entry; a negative one lies before it.
  ///
  /// - Parameter seconds: The interval in seconds.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition((LogRecords.all.last?.date ?? Date()).addingTimeInterval(seconds))
  }

  /// Returns the position an interval after the machine was started.
  ///
  /// - Parameter seconds: The interval in seconds.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let running = TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    return OSLogPosition(Date(timeIntervalSinceNow: seconds - running))
  }

  // MARK: Entries

  /// Returns the entries from a position on that fulfill a predicate (Logging.LO7, Logging.LO8).
  ///
  /// - Parameters:
  ///   - options: The options for the order; `.reverse` begins at the position, too.
  ///   - position: The position; nil for the beginning, or the end in reverse order.
  ///   - predicate: The predicate; nil for all entries.
  /// - Throws: Nothing here; on an iPhone an error of the log.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    AnySequence(entries(options, position, predicate))
  }

  private func entries(
    _ options: OSLogEnumerator.Options, _ position: OSLogPosition?, _ predicate: NSPredicate?
  ) -> [OSLogEntry] {
    let isReverse = options.contains(.reverse)
    let found = LogRecords.all.filter { record in
      guard let date = position?.date else { return true }
      return isReverse ? record.date <= date : record.date >= date
    }
    let entries = found.map(OSLogEntry.of).filter { predicate?.evaluate(with: $0) ?? true }
    return isReverse ? entries.reversed() : entries
  }
}
