import BonjourTestSupport
import Synchronization
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// The run loops on which delegates are called.
@Suite(.timeLimit(.minutes(10)))
struct DeliveryTests {
  /// Runs a function on a thread of its own, and waits for its end.
  private func onThread(_ body: @escaping @Sendable () -> Void) {
    let end = Latch()
    Thread.detachNewThread {
      body()
      end.open()
    }
    end.pass()
  }

  /// A type of no use, so that the answer needs no daemon.
  private static func service(_ log: ThreadLog) -> NetService {
    let service = NetService(domain: "", type: "none", name: "a", port: 1, bus: .address("none:"))
    service.delegate = log
    return service
  }

  @Test("Networking.NW41. Without a choice the delegate is called on the run loop of the first use")
  func ofFirstUse() {
    let log = ThreadLog()
    onThread {
      let service = Self.service(log)
      service.publish()
      // Nothing is called before the run loop runs.
      log.note("published")
      log.run(.default, until: 2)
    }
    #expect(log.notes == ["published", "didNotPublish"] && log.isOfOneThread)
  }

  @Test(
    "Networking.NW41. The delegate is called in the modes that the app has chosen, and only there")
  func modes() {
    let log = ThreadLog()
    let mode = RunLoop.Mode("chosen")
    onThread {
      let service = Self.service(log)
      service.schedule(in: .current, forMode: mode)
      service.publish()
      // One turn in another mode does not call it.
      RunLoop.current.perform { log.note("turn") }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      log.run(mode, until: 2)
      service.remove(from: .current, forMode: mode)
      service.schedule(in: .current, forMode: .default)
      service.publish()
      log.run(.default, until: 3)
    }
    #expect(log.notes == ["turn", "didNotPublish", "didNotPublish"] && log.isOfOneThread)
  }

  @Test("Networking.NW41. Events wait for a run loop, also for one of another thread")
  func otherThread() {
    let log = ThreadLog()
    let service = Self.service(log)
    service.remove(from: .current, forMode: .default)
    service.publish()
    nonisolated(unsafe) let shared = service
    onThread {
      shared.schedule(in: .current, forMode: .default)
      log.run(.default, until: 1)
      shared.remove(from: .current, forMode: .default)
    }
    #expect(log.notes == ["didNotPublish"] && log.isOfOneThread)
  }

  @Test("Networking.NW41. A daemon's answers wake the run loop of a thread")
  func waking() throws {
    let (log, bus) = (ThreadLog(), try PrivateAvahi.shared.get().bus)
    let type = uniqueType()
    onThread {
      let service = NetService(domain: "", type: type, name: "Woken", port: 7_020, bus: bus)
      service.delegate = log
      service.publish()
      log.run(.default, until: 2)
    }
    #expect(log.notes == ["willPublish", "didPublish"] && log.isOfOneThread)
  }

  /// Notes of a thread, among them the calls of a delegate.
  final class ThreadLog: NSObject, NetServiceDelegate, @unchecked Sendable {
    private let entries = Mutex<[(text: String, thread: ObjectIdentifier)]>([])

    var notes: [String] { entries.withLock { $0.map(\.text) } }
    /// Whether all notes are from one thread.
    var isOfOneThread: Bool { entries.withLock { Set($0.map(\.thread)).count == 1 } }

    func note(_ text: String) {
      let thread = ObjectIdentifier(Thread.current)
      entries.withLock { $0.append((text, thread)) }
    }

    /// Runs the current run loop until there are some notes, at most for two minutes.
    func run(_ mode: RunLoop.Mode, until count: Int) {
      let end = Date(timeIntervalSinceNow: 120)
      while notes.count < count, Date() < end {
        guard RunLoop.current.run(mode: mode, before: end) else { return }
      }
    }

    func netServiceWillPublish(_ sender: NetService) { note("willPublish") }
    func netServiceDidPublish(_ sender: NetService) { note("didPublish") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      note("didNotPublish")
    }
  }
}
