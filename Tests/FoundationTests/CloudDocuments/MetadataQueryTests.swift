import Synchronization
import TactusFoundation
import Testing

/// Steps CloudDocuments.CD1–CD4.
@Suite struct MetadataQueryTests {
  /// The notifications of a query, in order.
  private final class Log: Sendable {
    private let log = Mutex<[String]>([])
    var names: [String] { log.withLock { $0 } }

    /// Observes a query; the caller removes the observers.
    func observe(_ query: NSMetadataQuery) -> [any NSObjectProtocol] {
      [
        .NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering,
        .NSMetadataQueryDidUpdate,
      ].map { (name: Notification.Name) in
        NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { note in
          self.log.withLock { $0.append(note.name.rawValue) }
        }
      }
    }
  }

  private func query() -> NSMetadataQuery {
    let query = NSMetadataQuery()
    query.predicate = NSPredicate(format: "%K LIKE '*'", NSMetadataItemFSNameKey)
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    return query
  }

  @Test("CD1. A query without a predicate, or one that runs, does not start")
  func starting() {
    #expect(!NSMetadataQuery().start())
    let query = query()
    query.operationQueue = OperationQueue()
    #expect(query.isStopped && query.start() && query.isStarted && !query.start())
    query.stop()
    #expect(query.isStopped && !query.isGathering)
  }

  @Test("CD2. A query gathers nothing, on the run loop of its thread or on its queue")
  func gathering() {
    for usesQueue in [true, false] {
      let (query, log) = (query(), Log())
      let watchers = log.observe(query)
      defer { for watcher in watchers { NotificationCenter.default.removeObserver(watcher) } }
      let queue = OperationQueue()
      if usesQueue { query.operationQueue = queue }
      queue.isSuspended = true
      #expect(query.start() && query.isGathering && log.names.isEmpty)
      queue.isSuspended = false
      var turns = 0
      while query.isGathering, turns < 100 {
        turns += 1
        if usesQueue {
          queue.waitUntilAllOperationsAreFinished()
        } else {
          _ = RunLoop.current.run(mode: .default, before: .distantPast)
        }
      }
      queue.waitUntilAllOperationsAreFinished()
      #expect(
        log.names == [
          "NSMetadataQueryDidStartGatheringNotification",
          "NSMetadataQueryDidFinishGatheringNotification",
        ])
      #expect(query.resultCount == 0 && query.results.isEmpty && query.isStarted)
      #expect(query.index(ofResult: NSObject()) == NSNotFound)
    }
  }

  @Test("CD2. A query that is stopped at once posts nothing")
  func stopping() {
    let (query, log) = (query(), Log())
    let watchers = log.observe(query)
    defer { for watcher in watchers { NotificationCenter.default.removeObserver(watcher) } }
    query.start()
    query.stop()
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
    #expect(log.names.isEmpty)
  }

  @Test("CD4. There is no account: no container, no ubiquitous file, and errors")
  func noAccount() {
    let (files, url) = (FileManager.default, URL(fileURLWithPath: "/tmp"))
    #expect(files.ubiquityIdentityToken == nil)
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(!files.isUbiquitousItem(at: url))
    func code(_ body: () throws -> Void) -> CocoaError.Code? {
      do { try body() } catch { return (error as? CocoaError)?.code }
      return nil
    }
    let expected = CocoaError.Code.ubiquitousFileUbiquityServerNotAvailable
    #expect(code { try files.startDownloadingUbiquitousItem(at: url) } == expected)
    #expect(code { try files.evictUbiquitousItem(at: url) } == expected)
    #expect(
      code { try files.setUbiquitous(true, itemAt: url, destinationURL: url) } == expected)
    #expect(
      code { _ = try files.url(forPublishingUbiquitousItemAt: url, expiration: nil) } == expected)
  }
}
