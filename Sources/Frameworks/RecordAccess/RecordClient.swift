import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusUserRecords

/// The app's access to a collection of the user's records, for the framework of the collection.
///
/// It keeps a copy of the records, and asks the phone for what has changed (Services.UR2).
///
/// - Thread: any, for every member.
package final class RecordClient: Sendable {
  /// Returns the access of the app's link to its phone.
  package static func of(_ collection: RecordCollection) -> RecordClient {
    let link = AppPhone.link
    let channel = ServiceChannel.of(link)
    return link.storage.object(RecordClients.self) { RecordClients(link, channel) }
      .client(of: collection)
  }

  // MARK: Reading

  /// Returns the records as they are now.
  package func contents() throws(RecordFailure) -> ClientRecords {
    try known.withLock { (known) throws(RecordFailure) in
      while true {
        let request = RecordRequest.changes(collection, after: known.revision)
        guard let page = RecordPage(json: try call(request)) else {
          throw RecordFailure(.storage, "the phone’s answer is malformed")
        }
        guard known.apply(page) else {
          known = ClientRecords()
          continue
        }
        if !page.isPartial { return known }
      }
    }
  }

  /// Subscribes to changes from now on, if the app may read them.
  package func watch() {
    let request = RecordRequest.changes(collection, after: Int(Int32.max))
    channel.send(request.payload, version: RecordRequest.version, to: .records) { _, _ in }
  }

  // MARK: Changing

  /// Makes changes: all or none (Services.UR3).
  ///
  /// - Parameter make: Returns the changes for the records as they are now; called again if another
  ///   app has changed them meanwhile.
  /// - Throws: The error of the function, or a `RecordFailure`.
  package func save(_ make: (ClientRecords) throws -> [RecordChange]) throws {
    try saving.withLock { _ in
      for _ in 0..<Self.attempts {
        let contents = try contents()
        let changes = try make(contents)
        guard !changes.isEmpty else { return }
        do {
          _ = try send(changes, base: contents.revision)
          return
        } catch let failure as RecordFailure where failure.kind == .conflict {
          continue
        }
      }
      throw RecordFailure(.conflict)
    }
  }

  // MARK: Observing

  /// Sets a function that is called after each change, in the app's next turn.
  package func setObserver(_ observer: @escaping @MainActor @Sendable (RecordEvent) -> Void) {
    self.observer.withLock { $0 = Observer(call: observer) }
    watch()
  }

  // MARK: Internals

  init(_ collection: RecordCollection, _ link: ClientLink, _ channel: ServiceChannel) {
    (self.collection, self.link, self.channel) = (collection, link, channel)
  }

  func receive(_ event: RecordEvent) {
    guard let observer = observer.withLock({ $0 }) else { return }
    link.callbacks.add { observer.call(event) }
  }

  private func send(_ changes: [RecordChange], base: Int) throws(RecordFailure) -> String {
    var (part, bytes) = ([RecordChange](), 0)
    for change in changes {
      let size = change.bytes
      if bytes + size > Self.messageBytes, !part.isEmpty {
        _ = try call(.stage(collection, part))
        (part, bytes) = ([], 0)
      }
      part.append(change)
      bytes += size
    }
    return try call(.save(collection, part, base: base))
  }

  private func call(_ request: RecordRequest) throws(RecordFailure) -> String {
    let answer = channel.call(request.payload, version: RecordRequest.version, to: .records)
    guard let answer else { throw RecordFailure(.storage, "the phone does not answer") }
    if let failure = RecordFailure(payload: answer) { throw failure }
    return answer
  }

  /// The maximum number of attempts at a change that conflicts with another app's.
  ///
  /// - Source: ours. Confidence: guess.
  private static let attempts = 16
  /// The size of the contents in a message, in bytes.
  ///
  /// - Source: ours: with escapes below the limit of a payload. Confidence: guess.
  private static let messageBytes = 1 << 18

  private let collection: RecordCollection
  private let link: ClientLink
  private let channel: ServiceChannel
  private let known = Mutex(ClientRecords())
  private let saving = Mutex(())
  private let observer = Mutex<Observer?>(nil)

  /// A holder of a function: a function in a mutex itself is wrapped again at each access
  /// (measured, Swift 6.3).
  private struct Observer: Sendable {
    let call: @MainActor @Sendable (RecordEvent) -> Void
  }
}

extension RecordChange {
  /// The approximate size in a message, in bytes.
  fileprivate var bytes: Int {
    switch self {
    case .add(let id, let kind, let content), .put(let id, let kind, let content):
      id.utf8.count + kind.utf8.count + content.utf8.count + 64
    case .update(let id, let content): id.utf8.count + content.utf8.count + 64
    case .delete(let id), .deleteParts(let id): id.utf8.count + 64
    }
  }
}
