import ContractTests
import Synchronization
import TactusPhoneHardware
import TestSupport

/// A counting source on an actuator.
final class SoundRun {
  let diary: CountingSource.Diary
  private let received = EventLog()

  final class EventLog: Sendable {
    let endings = Mutex<[PlaybackEnding]>([])
  }

  /// Signals each request for frames, and the end.
  private let changes = ChangeSignal()

  init(on actuator: any Actuator, length: Int) throws {
    diary = CountingSource.Diary(onFill: changes.notify)
    try actuator.start(CountingSource(length: length, diary: diary)) { [received, changes] ending in
      received.endings.withLock { $0.append(ending) }
      changes.notify()
    }
  }

  var endings: [PlaybackEnding] { received.endings.withLock { $0 } }

  /// Waits until a condition holds, which is checked at each request of the server for frames.
  func wait(until holds: () -> Bool) -> Bool { changes.wait(until: holds) }
}
