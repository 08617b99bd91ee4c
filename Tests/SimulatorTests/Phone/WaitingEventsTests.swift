import Foundation
import Glibc
import TactusHapticPatterns
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSimulator
import TestSupport
import Testing

/// Tests of a simulator that is slower than its phone, or that hangs.
@Suite struct WaitingEventsTests {
  private static func note(_ event: PhoneLogEntry.Event) -> WaitingEvents.Item {
    .event(.note(PhoneLogEntry(time: .boot, event: event)))
  }

  @Test("SimulatorPages.SL9. Of frames and each other change one waits, without a picture")
  func states() {
    let waiting = WaitingEvents()
    var wakes = 0
    for number in 0..<10_000 {
      let frame = ScreenFrame([UInt8](repeating: 1, count: 1_000))
      let instant = PhoneInstant(nanoseconds: Int64(number))
      let shown = PhoneEvent.shown(frame, of: AppID(1), since: instant)
      for event in [shown, .composed, .settingsChanged, .elementsChanged, .nowPlayingChanged] {
        if waiting.add(.event(event)) { wakes += 1 }
      }
    }
    #expect(wakes == 1)
    let events: [PhoneEvent] = [.composed, .settingsChanged, .elementsChanged, .nowPlayingChanged]
    #expect(waiting.takeAll() == events.map { .event($0) })
    // The next one wakes the loop again.
    #expect(waiting.takeAll() == [] && waiting.add(.event(.composed)))
  }

  @Test("SimulatorPages.SL9. Of sound 200 messages wait, of lines 1,000; older ones are lost")
  func limits() {
    let waiting = WaitingEvents()
    _ = waiting.add(Self.note(.joined))
    for number in 0..<2_000 {
      _ = waiting.add(Self.note(.badge(number)))
      _ = waiting.add(.sound([UInt8(number % 200)]))
    }
    // What the simulator acts on is never lost.
    for _ in 0..<1_500 { _ = waiting.add(Self.note(.gone)) }
    let items = waiting.takeAll()
    let sounds = items.compactMap { if case .sound(let bytes) = $0 { bytes.first } else { nil } }
    #expect(sounds == (0..<200).map { UInt8($0) })
    let badges = items.compactMap { item -> Int? in
      guard case .event(.note(let note)) = item, case .badge(let number) = note.event else {
        return nil
      }
      return number
    }
    #expect(badges == Array(1_000..<2_000))
    #expect(items.first == Self.note(.joined))
    #expect(items.count == 1 + 200 + 1_000 + 1_500)
  }

  @Test("SimulatorPages.SL9. The end comes before all work that waits")
  func urgent() {
    let (loop, done) = (EventLoop(), Mailbox<Int>())
    for number in 0..<1_000 { loop.post { done.put(number) } }
    loop.post(isUrgent: true) { done.put(-1) }
    loop.start()
    #expect(done.first(1_001) == Array(-1..<1_000))
    loop.stop()
  }

  @Test("SimulatorPages.SL9. A second signal ends a simulator that hangs as it writes a message")
  func hanging() throws {
    let errors = Pipe()
    let process = Process()
    process.executableURL = FinishedProcess.builtTactus
    let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
    let (phone, temporary) = (folder.appending(path: "phone"), folder.appending(path: "tmp"))
    for place in [phone, temporary] {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    process.arguments = ["simulate", "--no-open", "--phone", phone.path]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": temporary.path]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let number = process.processIdentifier
    defer { if process.isRunning { kill(number, SIGKILL) } }
    var text = ""
    while !text.contains("the Home screen is connected") {
      let more = errors.fileHandleForReading.availableData
      try #require(!more.isEmpty, "\(text)")
      text += String(decoding: more, as: UTF8.self)
    }
    // Nobody reads any more, and the pipe is full.
    let writer = open("/proc/\(number)/fd/2", O_WRONLY | O_NONBLOCK)
    try #require(writer >= 0)
    let bytes = [UInt8](repeating: 0x2E, count: 4_096)
    while write(writer, bytes, bytes.count) > 0 {}
    while write(writer, bytes, 1) > 0 {}
    close(writer)
    // The Home screen ends, which the simulator says.
    for child in try Self.tasks(of: number, "children") {
      for home in child.split(separator: " ").compactMap({ pid_t($0) })
      where SimulateProcess.commandLine(home).contains("tactus-home") { kill(home, SIGKILL) }
    }
    // A call of `write` with the descriptor of errors.
    try wait { try Self.tasks(of: number, "syscall").contains { $0.hasPrefix("1 0x2 ") } }
    // It cannot end in order, which waits for the thread that writes.
    try wait {
      if process.isRunning { kill(number, SIGTERM) }
      return !process.isRunning
    }
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  // MARK: Internals

  /// Returns a file of each thread of a process.
  private static func tasks(of process: pid_t, _ file: String) throws -> [String] {
    let folder = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)/\(file)", encoding: .utf8)
    }
  }

  private func wait(until holds: () throws -> Bool) throws {
    for _ in 0..<3_000 where try !holds() { usleep(20_000) }
    #expect(try holds())
  }
}
