import Dispatch
import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TestSupport
import Testing

/// Tests of what the frameworks of an app share on one link to a phone.
@Suite(.timeLimit(.minutes(10))) struct LinkPartTests {
  private final class Part: Sendable {}
  private final class OtherPart: Sendable {}

  @Test("The storage has one object for each type, however many threads ask at once")
  func storage() {
    let (storage, made) = (LinkStorage(), Mailbox<Void>())
    let found = Mailbox<Part>()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let part = storage.object(Part.self) {
        made.put(())
        return Part()
      }
      found.put(part)
    }
    #expect(made.count == 1)
    let parts = found.first(64)
    #expect(parts.allSatisfy { $0 === parts[0] })
    let other = storage.object(OtherPart.self) { OtherPart() }
    #expect(storage.object(OtherPart.self) { OtherPart() } === other)
    #expect(LinkStorage().object(Part.self) { Part() } !== parts[0])
  }

  @Test("Identifiers are unique in the process")
  func identifiers() {
    let (engines, players) = (Mailbox<EngineID>(), Mailbox<PlayerID>())
    DispatchQueue.concurrentPerform(iterations: 500) { _ in
      engines.put(LinkIdentifiers.nextEngine())
      players.put(LinkIdentifiers.nextPlayer())
    }
    #expect(Set(engines.first(500)).count == 500)
    #expect(Set(players.first(500)).count == 500)
  }

  @Test("The quota ends at the number of players, and at the elements of one and of all patterns")
  func quota() {
    let quota = PatternQuota()
    #expect(!quota.add(elements: LinkLimits.patternElements + 1))
    var count = 0
    while quota.add(elements: LinkLimits.patternElements) { count += 1 }
    #expect(count == min(LinkLimits.players, LinkLimits.appElements / LinkLimits.patternElements))
    quota.remove(elements: LinkLimits.patternElements)
    #expect(quota.add(elements: LinkLimits.patternElements))
    let many = PatternQuota()
    for _ in 0..<LinkLimits.players { #expect(many.add(elements: 0)) }
    #expect(!many.add(elements: 0))
    many.remove(elements: 0)
    #expect(many.add(elements: 0))
  }

  @Test("Callbacks of an app without turns run on the main queue, in order")
  func callbacks() {
    let (queue, numbers) = (AppCallbackQueue(), Mailbox<Int>())
    for number in 0..<100 { queue.add { numbers.put(number) } }
    #expect(numbers.first(100) == Array(0..<100))
  }

  @MainActor @Test("Callbacks of an app with turns run within a turn only")
  func turns() {
    let queue = AppCallbackQueue()
    var words: [String] = []
    queue.deliverWithinTurn()
    queue.add {
      words.append("first")
      queue.add { words.append("third") }
    }
    queue.add { words.append("second") }
    #expect(words.isEmpty)
    queue.deliverWithinTurn()
    #expect(words == ["first", "second"])
    queue.deliverWithinTurn()
    #expect(words == ["first", "second", "third"])
  }
}
