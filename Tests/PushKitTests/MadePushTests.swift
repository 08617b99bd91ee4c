import PushKit
import Testing

/// Steps ObjectiveC.WC11–WC12: messages that an app's tests make.
@Suite struct MadePushTests {
  private final class Payload: PKPushPayload, @unchecked Sendable {
    private let values: [AnyHashable: Any]
    init(_ values: [AnyHashable: Any]) {
      self.values = values
      super.init()
    }
    override var dictionaryPayload: [AnyHashable: Any] { values }
    override var type: PKPushType { .voIP }
  }

  private final class Credentials: PKPushCredentials, @unchecked Sendable {
    override var token: Data { Data([1, 2]) }
  }

  private final class Receiver: NSObject, PKPushRegistryDelegate {
    var callers: [String] = []
    var token = Data()
    func pushRegistry(
      _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
    ) { token = pushCredentials.token }
    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
      for type: PKPushType, completion: @escaping () -> Void
    ) {
      callers.append(payload.dictionaryPayload["caller"] as? String ?? "")
      completion()
    }
  }

  @Test("ObjectiveC.WC11, WC12. Messages are empty, and a delegate reads those of a subclass")
  func messages() {
    #expect(PKPushPayload().dictionaryPayload.isEmpty && PKPushPayload().type.rawValue.isEmpty)
    #expect(PKPushCredentials().token.isEmpty && PKPushCredentials().type.rawValue.isEmpty)
    let (registry, receiver) = (PKPushRegistry(queue: nil), Receiver())
    var ended = 0
    for payload in [PKPushPayload(), Payload(["caller": "Anna"])] {
      receiver.pushRegistry(registry, didReceiveIncomingPushWith: payload, for: .voIP) {
        ended += 1
      }
    }
    #expect(receiver.callers == ["", "Anna"] && ended == 2)
    receiver.pushRegistry(registry, didUpdate: Credentials(), for: .voIP)
    #expect(receiver.token == Data([1, 2]))
  }
}
