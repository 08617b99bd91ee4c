import OSLog
import Testing

/// The entries that a process has logged; those of other tests have other subsystems.
///
/// The tests are serialized with those of the output, which change what is shown.
extension LoggerTests {
  /// Returns the entries of a subsystem.
  private func entries(
    of subsystem: String, with options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil
  ) throws -> [OSLogEntryLog] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let predicate = NSPredicate(format: "subsystem == %@", subsystem)
    return try store.getEntries(with: options, at: position, matching: predicate)
      .compactMap { $0 as? OSLogEntryLog }
  }

  @Test("Logging.LO6. A store has the messages of the process, as they were written")
  func messages() throws {
    let logger = Logger(subsystem: "store.messages", category: "timer")
    let before = Date()
    logger.notice("\(3) eggs for \("Ann")")
    logger.info("ticks")
    logger.error("burnt")
    logger.fault("smoke\nand fire")
    logger.debug("not shown")
    os_log("%d of %d", log: OSLog(subsystem: "store.messages", category: "old"), 2, 5)
    let found = try entries(of: "store.messages")
    #expect(
      found.map(\.composedMessage) == [
        "3 eggs for <private>", "ticks", "burnt", "smoke\nand fire", "2 of 5",
      ])
    #expect(found.map(\.level) == [.notice, .info, .error, .fault, .notice])
    #expect(found.map(\.category) == ["timer", "timer", "timer", "timer", "old"])
    let first = try #require(found.first)
    #expect(first.subsystem == "store.messages" && first.activityIdentifier == 0)
    #expect(first.date >= before && first.date <= Date())
    #expect(first.process == ProcessInfo.processInfo.processName && first.sender == first.process)
    #expect(first.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(first.threadIdentifier != 0)
  }

  @Test("Logging.LO7. Entries begin at a position, in the order of writing or the reverse one")
  func positions() throws {
    let logger = Logger(subsystem: "store.positions", category: "timer")
    logger.notice("first")
    logger.notice("second")
    let all = try entries(of: "store.positions")
    #expect(all.map(\.composedMessage) == ["first", "second"])
    let reversed = try entries(of: "store.positions", with: .reverse)
    #expect(reversed.map(\.composedMessage) == ["second", "first"])
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let boot = store.position(timeIntervalSinceLatestBoot: 0)
    #expect(try entries(of: "store.positions", at: boot).count == 2)
    #expect(try entries(of: "store.positions", with: .reverse, at: boot).isEmpty)
    let end = store.position(timeIntervalSinceEnd: 0)
    #expect(try entries(of: "store.positions", with: .reverse, at: end).count == 2)
    let later = store.position(timeIntervalSinceEnd: 3600)
    #expect(try entries(of: "store.positions", at: later).isEmpty)
    let second = store.position(date: all[1].date)
    let found = try entries(of: "store.positions", at: second).map(\.composedMessage)
    #expect(found.last == "second")
  }

  @Test("Logging.LO8. Predicates find entries by their properties")
  func predicates() throws {
    let logger = Logger(subsystem: "store.predicates", category: "kettle")
    logger.notice("boils")
    logger.error("boils over")
    Logger().notice("store.predicates without a subsystem")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    func texts(_ format: String, _ arguments: Any...) throws -> [String] {
      try store.getEntries(matching: NSPredicate(format: format, argumentArray: arguments))
        .map(\.composedMessage)
    }
    #expect(
      try texts("subsystem == %@ AND category == 'kettle'", "store.predicates")
        == ["boils", "boils over"])
    #expect(
      try texts("category IN %@ AND composedMessage CONTAINS 'over'", ["kettle"]) == ["boils over"])
    #expect(
      try texts("subsystem == '' AND composedMessage BEGINSWITH 'store.predicates'").count == 1)
    #expect(try texts("level == 4 AND category == 'kettle'") == ["boils over"])
  }

  @Test("Logging.LO6. The latest messages are kept")
  func limit() throws {
    LogOutput.capture { _ in }
    defer { LogOutput.capture(nil) }
    let logger = Logger(subsystem: "store.limit", category: "timer")
    for number in 0...LogRecords.limit { logger.notice("\(number)") }
    let found = try entries(of: "store.limit").map(\.composedMessage)
    #expect(found.count == LogRecords.limit)
    #expect(found.first == "1" && found.last == "\(LogRecords.limit)")
  }
}
