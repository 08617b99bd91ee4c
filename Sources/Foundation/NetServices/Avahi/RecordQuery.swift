internal import TactusMessageBus

/// A search for the records of one name and kind, which runs until its last reference is released.
///
/// - Thread: the queue of daemons.
final class RecordQuery: @unchecked Sendable {
  /// The kinds of records.
  ///
  /// - Source: the list of IANA. Confidence: documented.
  enum Kind: UInt16 { case ipv4 = 1, text = 16, ipv6 = 28, location = 33 }

  /// A report of a search.
  enum Event {
    /// A record, with the index of its interface.
    case new([UInt8], interface: Int)
    /// A record is gone.
    case removed([UInt8], interface: Int)
    /// Everything known is reported.
    case knownReported
    /// The network was asked often enough.
    case allForNow
    /// The search has ended, since the daemon has.
    case failed
  }

  /// Whether everything known is reported.
  private(set) var hasReportedKnown = false
  private var object: AvahiObject?
  private let report: (Event) -> Void

  /// Begins a search.
  init(
    _ name: String, _ kind: Kind, of daemon: AvahiDaemon, report: @escaping (Event) -> Void
  ) throws(BonjourFailure) {
    self.report = report
    object = try daemon.make(
      "RecordBrowserPrepare",
      [
        .anyInterface, .anyVersion, .text(name), .uint16(Self.internet), .uint16(kind.rawValue),
        .noOptions,
      ], "RecordBrowser"
    ) { [weak self] in self?.hear($0) }
    try object?.call("Start")
  }

  // MARK: Internals

  /// The class of the records of the Internet.
  ///
  /// - Source: RFC 1035, section 3.2.4. Confidence: documented.
  private static let internet: UInt16 = 1

  private func hear(_ signal: AvahiSignal) {
    switch signal {
    case .new(let values):
      if let (bytes, interface) = Self.record(values) { report(.new(bytes, interface: interface)) }
    case .removed(let values):
      if let (bytes, interface) = Self.record(values) {
        report(.removed(bytes, interface: interface))
      }
    case .knownReported:
      hasReportedKnown = true
      report(.knownReported)
    case .allForNow: report(.allForNow)
    case .failed, .daemonGone: report(.failed)
    case .state: break
    }
  }

  /// Returns the bytes and the interface of a record.
  private static func record(_ values: [BusVariant]) -> ([UInt8], Int)? {
    guard values.count > 5, let interface = values[0].number, let bytes = values[5].bytes else {
      return nil
    }
    return (bytes, interface)
  }
}
