import CLinuxInput
import ContractTests
import ForceFeedbackDriver
import Foundation
import HapticPatterns
import PhoneHardware
import Synchronization
import Testing

/// The driver with its thread, in real time, on a kernel that is none.
@Suite struct ForceFeedbackActuatorTests {
  @Test("Keeps the contract in real time", .timeLimit(.minutes(10)))
  func contract() throws {
    try ActuatorContract(RealTimeRig { try open(FakeKernel()) }).checkAll()
  }

  @Test("Hears at once that its device is gone, and finds it again", .timeLimit(.minutes(10)))
  func unplugged() throws {
    let kernel = FakeKernel()
    let actuator = try #require(try open(kernel) as? any PatternActuator)
    let pattern = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 20)])
    let endings = Endings()
    try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    #expect(wait { !kernel.uploads.isEmpty })
    kernel.unplug()
    #expect(wait { !endings.list.isEmpty })
    let lost = ActuatorError.lost(device: "evdev:event5", reason: "it is not there any more")
    #expect(endings.list == [.failed(lost)])
    #expect(throws: ActuatorError.self) {
      try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    }
    kernel.fail(nil)
    let uploads = kernel.uploads.count
    try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    #expect(wait { kernel.uploads.count > uploads })
    actuator.stop()
    #expect(endings.list == [.failed(lost), .stopped])
  }

  @Test("A lost device is looked for when udev has news, and not before", .timeLimit(.minutes(10)))
  func news() throws {
    let (kernel, news, looks) = (FakeKernel(), FakeNews(), FakeNews())
    let directory = ForceFeedbackDirectory(
      devices: {
        looks.count.add(1, ordering: .relaxed)
        return [kernel.listed]
      }, calls: kernel.calls, news: { news })
    let actuator = try directory.open(nil)
    let source = { CountingSource(length: .max, diary: CountingSource.Diary()) }
    let endings = Endings()
    try actuator.start(source()) { endings.note($0) }
    kernel.unplug()
    #expect(wait { !endings.list.isEmpty })
    let before = looks.count.load(ordering: .relaxed)
    for _ in 0..<5 {
      #expect(throws: ActuatorError.self) { try actuator.start(source()) { endings.note($0) } }
    }
    // Once, for it may have come back before anybody listened.
    #expect(looks.count.load(ordering: .relaxed) == before + 1)
    kernel.fail(nil)
    news.count.add(1, ordering: .relaxed)
    try actuator.start(source()) { endings.note($0) }
    #expect(looks.count.load(ordering: .relaxed) == before + 2)
    actuator.stop()
    #expect(endings.list.last == .stopped && endings.list.count == 2)
  }

  @Test("A device that nobody holds is closed", .timeLimit(.minutes(10)))
  func closes() throws {
    let kernel = FakeKernel()
    do { _ = try open(kernel) }
    #expect(wait { kernel.log.last?.action == .close })
  }

  // MARK: Internals

  /// News that a test makes.
  private final class FakeNews: InputNews {
    let count = Atomic(0)

    func hasArrivals() -> Bool { count.exchange(0, ordering: .relaxed) > 0 }
  }

  private final class Endings: Sendable {
    private let told = Mutex<[PlaybackEnding]>([])
    var list: [PlaybackEnding] { told.withLock { $0 } }
    func note(_ ending: PlaybackEnding) { told.withLock { $0.append(ending) } }
  }

  private func open(_ kernel: FakeKernel) throws -> any Actuator {
    try ForceFeedbackDirectory(devices: { [kernel.listed] }, calls: kernel.calls).open(nil)
  }

  private func wait(until holds: () -> Bool) -> Bool {
    for _ in 0..<5_000 where !holds() { usleep(1_000) }
    return holds()
  }
}
