import TactusVirtualTime
import Testing

/// Blocks for run loops.
///
/// Step AppLife.PT24.
@MainActor @Suite struct PerformedBlockTests {
  private final class Log {
    var words: [String] = []
  }

  @Test("AppLife.PT24. The main queue performs blocks for the main run loop, once and in order")
  func mainQueue() async {
    nonisolated(unsafe) let log = Log()
    RunLoop.main.perform { log.words.append("first") }
    RunLoop.main.perform(inModes: [.common]) { log.words.append("second") }
    #expect(log.words.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(log.words == ["first", "second"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(log.words.count == 2)
  }

  @Test("AppLife.PT24. A block for another mode waits for the mode")
  func otherMode() async {
    nonisolated(unsafe) let log = Log()
    let mode = RunLoop.Mode("own")
    RunLoop.main.perform(inModes: [mode]) { log.words.append("block") }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(log.words.isEmpty)
  }
}
