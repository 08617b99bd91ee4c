import TactusCoreFoundation

/// The observation of a service's TXT record, which runs until its last reference is released.
///
/// Step Networking.NW48.
///
/// - Thread: the queue of daemons.
package final class RecordMonitor: @unchecked Sendable {
  private let report: (Data) -> Void
  private var query: RecordQuery?
  private var last: Data?

  /// Begins to observe; does nothing without a daemon.
  ///
  /// - Parameters:
  ///   - name: The complete name of the service.
  ///   - report: Receives the record, and each other one that follows.
  package init(_ name: String, on bus: BonjourBus, report: @escaping (Data) -> Void) {
    self.report = report
    query = try? RecordQuery(name, .text, of: AvahiDaemon.of(bus)) { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: RecordQuery.Event) {
    guard case .new(let bytes, _) = event, Data(bytes) != last else { return }
    last = Data(bytes)
    report(Data(bytes))
  }
}
