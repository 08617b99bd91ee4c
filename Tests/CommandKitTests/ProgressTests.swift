import Glibc
import Synchronization
import TactusCommandKit
import Testing

@Suite struct ProgressTests {
  /// A manual clock.
  private final class ManualClock: Sendable {
    private let time = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { time.withLock { $0 } }
    func wind(_ duration: Duration) { time.withLock { $0 += duration } }
  }

  private func terminal() throws -> (reading: Int32, writing: Int32) {
    var (main, other): (Int32, Int32) = (-1, -1)
    try #require(openpty(&main, &other, nil, nil, nil) == 0)
    return (main, other)
  }

  private func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// Returns the text that appears on a terminal, or in a pipe, while a manual clock advances.
  private func shown(onTerminal: Bool, _ work: (Progress, ManualClock) -> Void) throws -> String {
    let ends = try onTerminal ? terminal() : pipe()
    defer { close(ends.reading) }
    let clock = ManualClock()
    do {
      let output = TextOutput(descriptor: ends.writing)
      try #require(output.isTerminal == onTerminal)
      work(Progress("Boiling", on: output, now: { clock.now }), clock)
      output.write("!")
    }
    // The marker comes last, so all earlier output has arrived with it.
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends.reading, &byte, 1) == 1, byte != UInt8(ascii: "!") { bytes.append(byte) }
    close(ends.writing)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("The line appears after a while, is updated, and disappears at the end")
  func shownOnTerminal() throws {
    let text = try shown(onTerminal: true) { progress, clock in
      progress.update(0.1)
      clock.wind(.milliseconds(299))
      progress.update(0.2)
      clock.wind(.milliseconds(1))
      progress.update(0.3)
      clock.wind(.milliseconds(99))
      progress.update(0.4)
      clock.wind(.milliseconds(1))
      progress.update(7)
      progress.finish()
      progress.finish()
    }
    #expect(text == "\r\u{1B}[KBoiling … 30 %\r\u{1B}[KBoiling … 100 %\r\u{1B}[K")
  }

  @Test("Quick work shows no line")
  func quick() throws {
    let text = try shown(onTerminal: true) { progress, _ in
      progress.update(0.5)
      progress.finish()
    }
    #expect(text.isEmpty)
  }

  @Test("In a pipe nothing is shown, however long it takes")
  func shownInPipe() throws {
    let text = try shown(onTerminal: false) { progress, clock in
      clock.wind(.seconds(60))
      progress.update(0.5)
      progress.finish()
    }
    #expect(text.isEmpty)
  }
}
