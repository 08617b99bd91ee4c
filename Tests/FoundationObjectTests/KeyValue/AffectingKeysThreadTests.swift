import Synchronization
import TactusFoundation
import Testing

/// The thread on which a class reports the keys that affect a property (ObjectiveC.KC10).
@Suite struct AffectingKeysThreadTests {
  private final class Till: NSObject {}
  private static let calls = Mutex<[Bool]>([])

  @Test("The keys that affect a property are asked for on the main thread, once")
  func mainThread() async {
    KeyedProperties.add("total", of: Till.self) {
      Self.calls.withLock { $0.append(PhoneTime.isOnMainActor) }
      return ["coins"]
    }
    let names = await Task.detached {
      let till = Till()
      let first = KeyedProperties.sources(of: "total", in: till)
      return first.union(KeyedProperties.sources(of: "total", in: till))
    }.value
    #expect(names == ["coins"])
    #expect(Self.calls.withLock { $0 } == [true])
  }
}
