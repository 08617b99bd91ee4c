import ContractTests
import Glibc
import Synchronization
import TactusPhoneHardware

/// A counting source on an actuator.
final class SoundRun {
  let diary = CountingSource.Diary()
  private let told = EventLog()

  final class EventLog: Sendable {
    let endings = Mutex<[PlaybackEnding]>([])
  }

  init(on actuator: any Actuator, length: Int) throws {
    try actuator.start(CountingSource(length: length, diary: diary)) { [told] ending in
      told.endings.withLock { $0.append(ending) }
    }
  }

  var endings: [PlaybackEnding] { told.endings.withLock { $0 } }

  func wait(until holds: () -> Bool) -> Bool {
    for _ in 0..<20_000 where !holds() { usleep(1_000) }
    return holds()
  }
}
