import TactusPhoneClient
import TactusPhoneLink
import TactusUserRecords

/// The app's accesses to all collections, which share the service's events.
final class RecordClients: Sendable {
  private let clients: [RecordCollection: RecordClient]

  init(_ link: ClientLink, _ channel: ServiceChannel) {
    var clients: [RecordCollection: RecordClient] = [:]
    for collection in RecordCollection.allCases {
      clients[collection] = RecordClient(collection, link, channel)
    }
    self.clients = clients
    channel.setReceiver(of: .records) { [clients] payload in
      guard let event = RecordEvent(payload: payload) else { return }
      clients[event.collection]?.receive(event)
    }
  }

  func client(of collection: RecordCollection) -> RecordClient {
    guard let client = clients[collection] else { preconditionFailure("every collection has one") }
    return client
  }
}
