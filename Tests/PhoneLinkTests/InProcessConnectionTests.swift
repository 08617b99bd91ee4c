import Synchronization
import TactusPhoneLink
import Testing

/// The connection of an app with a phone in its process.
@Suite struct InProcessConnectionTests {
  @Test("A hundred thousand messages arrive, and each takes as much of the stack as the first")
  func many() {
    let counts = Mutex((messages: 0, ends: 0))
    let connection = InProcessConnection { event in
      counts.withLock { counts in
        if event == .closed { counts.ends += 1 } else { counts.messages += 1 }
      }
    }
    for _ in 0..<100_000 { connection.send(.prepare(generator: GeneratorID(1))) }
    connection.close()
    connection.close()
    #expect(counts.withLock { $0 } == (100_000, 1))
  }
}
