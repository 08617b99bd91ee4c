import Dispatch
import PushKit
import Testing

/// Step Calls.PU1.
@Suite struct RegistryTests {
  private final class Listener: NSObject, PKPushRegistryDelegate {
    func pushRegistry(
      _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
      for type: PKPushType
    ) { Issue.record("a token") }

    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
      for type: PKPushType
    ) async { Issue.record("a message") }
  }

  @Test("Calls.PU1. A registry keeps the kinds of messages, and has no token")
  func registry() {
    let registry = PKPushRegistry(queue: .main)
    let listener = Listener()
    registry.delegate = listener
    registry.desiredPushTypes = [.voIP]
    #expect(registry.desiredPushTypes == [PKPushType.voIP])
    #expect(registry.pushToken(for: .voIP) == nil && registry.delegate === listener)
  }
}
