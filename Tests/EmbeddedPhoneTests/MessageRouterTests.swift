import Foundation
import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct MessageRouterTests {
  private let router = MessageRouter()
  private static let capabilities = HapticCapabilities(supportsHaptics: true, supportsAudio: false)
  private static let welcome = PhoneMessage.welcome(
    version: LinkLimits.version, time: .boot, capabilities: capabilities)

  @Test("Every message goes to the receiver of its subject, and to no other")
  func subjects() {
    let boxes = (Mailbox<PhoneMessage?>(), Mailbox<PhoneMessage?>(), Mailbox<PhoneMessage?>())
    router.connect(.app, to: boxes.0.put)
    router.connect(.player(PlayerID(1)), to: boxes.1.put)
    router.connect(.player(PlayerID(2)), to: boxes.2.put)
    router.receive(.playerFinished(PlayerID(2)))
    router.receive(.turn(.boot))
    router.receive(.playerFinished(PlayerID(3)))
    #expect(boxes.0.first(1) == [.turn(.boot)])
    #expect(boxes.1.isEmpty)
    #expect(boxes.2.first(1) == [.playerFinished(PlayerID(2))])
    router.disconnect(.player(PlayerID(2)))
    router.receive(.playerFinished(PlayerID(2)))
    #expect(boxes.2.count == 1)
  }

  @Test("The end of the connection reaches every receiver once, and none gets anything afterwards")
  func end() {
    let (app, engine) = (Mailbox<PhoneMessage?>(), Mailbox<PhoneMessage?>())
    router.connect(.app, to: app.put)
    router.connect(.engine(EngineID(1)), to: engine.put)
    #expect(!router.isOver)
    router.receive(nil)
    router.receive(.turn(.boot))
    router.receive(nil)
    #expect(app.first(1) == [nil] && engine.first(1) == [nil])
    #expect(app.count == 1 && engine.count == 1)
    #expect(router.isOver)
  }

  @Test("The capabilities are those of the welcome; whoever asked before waits for it")
  func welcome() {
    #expect(router.capabilities(within: .zero) == nil)
    let answers = Mailbox<HapticCapabilities?>()
    let isAsking = Latch(isOpen: true)
    let router = router
    Thread.detachNewThread {
      isAsking.pass()
      answers.put(router.capabilities(within: .seconds(600)))
    }
    #expect(isAsking.wait(forArrivals: 1))
    router.receive(Self.welcome)
    #expect(answers.first(1) == [Self.capabilities])
    #expect(router.capabilities(within: .zero) == Self.capabilities)
  }

  @Test("Whoever waits for the welcome of a connection that ends gets no capabilities")
  func noWelcome() {
    let answers = Mailbox<HapticCapabilities?>()
    let router = router
    Thread.detachNewThread { answers.put(router.capabilities(within: .seconds(600))) }
    router.receive(.disconnect(.full))
    #expect(answers.first(1) == [nil])
    #expect(router.isOver)
  }
}
