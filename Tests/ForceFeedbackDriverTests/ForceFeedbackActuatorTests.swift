import CTactusLinuxInput
import ContractTests
import Foundation
import Synchronization
import TactusForceFeedbackDriver
import TactusHapticPatterns
import TactusPhoneHardware
import TestSupport
import Testing

/// The driver with its thread, in real time, on a simulated kernel.
@Suite struct ForceFeedbackActuatorTests {
  @Test("Keeps the contract in real time", .timeLimit(.minutes(10)))
  func contract() throws {
    try ActuatorContract(RealTimeRig { try open(FakeKernel()) }).checkAll()
  }

  // Outputs.OH1, Outputs.OH3.
  @Test(
    "Notices at once that its device was disconnected, and finds it again", .timeLimit(.minutes(10))
  )
  func unplugged() throws {
    let kernel = FakeKernel()
    let actuator = try #require(try open(kernel) as? any PatternActuator)
    let pattern = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 20)])
    let endings = Endings()
    try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    #expect(kernel.changes.wait { !kernel.uploads.isEmpty })
    kernel.unplug()
    #expect(endings.changes.wait { !endings.list.isEmpty })
    let lost = ActuatorError.lost(device: "evdev:event5", reason: "it was disconnected")
    #expect(endings.list == [.failed(lost)])
    #expect(throws: ActuatorError.self) {
      try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    }
    kernel.fail(nil)
    let uploads = kernel.uploads.count
    try actuator.start(pattern, gain: 1, repeats: false) { endings.note($0) }
    #expect(kernel.changes.wait { kernel.uploads.count > uploads })
    actuator.stop()
    #expect(endings.list == [.failed(lost), .stopped])
  }

  // Outputs.OH2.
  @Test("A lost device is searched after udev events, and not before", .timeLimit(.minutes(10)))
  func eventSource() throws {
    let (kernel, eventSource, looks) = (FakeKernel(), FakeEventSource(), FakeEventSource())
    let directory = ForceFeedbackDirectory(
      devices: {
        looks.count.add(1, ordering: .relaxed)
        return [kernel.listed]
      }, calls: kernel.calls, eventSource: { eventSource })
    let actuator = try directory.open(nil)
    let source = { CountingSource(length: .max, diary: CountingSource.Diary()) }
    let endings = Endings()
    try actuator.start(source()) { endings.note($0) }
    kernel.unplug()
    #expect(endings.changes.wait { !endings.list.isEmpty })
    let before = looks.count.load(ordering: .relaxed)
    for _ in 0..<5 {
      #expect(throws: ActuatorError.self) { try actuator.start(source()) { endings.note($0) } }
    }
    // Once, for it may have come back before anybody listened.
    #expect(looks.count.load(ordering: .relaxed) == before + 1)
    kernel.fail(nil)
    eventSource.count.add(1, ordering: .relaxed)
    try actuator.start(source()) { endings.note($0) }
    #expect(looks.count.load(ordering: .relaxed) == before + 2)
    actuator.stop()
    #expect(endings.list.last == .stopped && endings.list.count == 2)
  }

  @Test("A released device is closed", .timeLimit(.minutes(10)))
  func closes() throws {
    let kernel = FakeKernel()
    do { _ = try open(kernel) }
    #expect(kernel.changes.wait { kernel.log.last?.action == .close })
  }

  // MARK: Internals

  /// A source of simulated udev events.
  private final class FakeEventSource: InputEventSource {
    let count = Atomic(0)

    func hasArrivals() -> Bool { count.exchange(0, ordering: .relaxed) > 0 }
  }

  private final class Endings: Sendable {
    private let received = Mutex<[PlaybackEnding]>([])
    var list: [PlaybackEnding] { received.withLock { $0 } }
    let changes = ChangeSignal()
    func note(_ ending: PlaybackEnding) {
      received.withLock { $0.append(ending) }
      changes.notify()
    }
  }

  private func open(_ kernel: FakeKernel) throws -> any Actuator {
    try ForceFeedbackDirectory(devices: { [kernel.listed] }, calls: kernel.calls).open(nil)
  }

}
