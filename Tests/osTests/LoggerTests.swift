import MetricKit
import OSLog
import Synchronization
import Testing

/// Lines of the log.
///
/// The tests are serialized, as the output is global.
@Suite(.serialized) struct LoggerTests {
  /// Returns the lines that a closure logs.
  func lines(showing words: String = "", _ body: () -> Void) -> [String] {
    let text = Mutex("")
    LogOutput.options = LogOutput.Options(words)
    withExtendedLifetime(text) {
      let captured = CapturedText()
      LogOutput.capture { captured.add($0) }
      body()
      LogOutput.capture(nil)
      text.withLock { $0 = captured.all }
    }
    LogOutput.options = LogOutput.Options()
    return text.withLock { $0 }.split(separator: "\n").map(String.init)
  }

  final class CapturedText: Sendable {
    private let text = Mutex("")
    func add(_ more: String) { text.withLock { $0 += more } }
    var all: String { text.withLock { $0 } }
  }

  private let logger = Logger(subsystem: "com.example.kitchen", category: "timer")

  // Logging.LO1.
  @Test("A line names its category, and its level unless that is the default")
  func heads() {
    let lines = lines {
      logger.notice("set")
      logger.info("ticks")
      logger.error("burnt")
      logger.critical("fire")
      logger.log(level: .fault, "smoke\nand fire")
      Logger().log("alone")
    }
    let head = "[com.example.kitchen:timer] "
    #expect(
      lines == [
        head + "set", head + "info: ticks", head + "error: burnt", head + "fault: fire",
        head + "fault: smoke", head + "fault: and fire", "alone",
      ])
  }

  // Logging.LO2.
  @Test("Numbers are public, strings and objects are private by default")
  func privacy() {
    let (name, minutes, isDone) = ("egg", 3, true)
    func write() {
      logger.log("\(name) \(name, privacy: .public) \(minutes) \(minutes, privacy: .private)")
      logger.log("\(isDone) \(isDone, format: .answer) \([1, 2]) \([1], privacy: .public)")
    }
    let lines = lines(write).map { $0.drop { $0 != "]" }.dropFirst(2) }
    #expect(lines == ["<private> egg 3 <private>", "true yes <private> [1]"])
    let shown = self.lines(showing: "private", write).map { $0.drop { $0 != "]" }.dropFirst(2) }
    #expect(shown == ["egg egg 3 3", "true yes [1, 2] [1]"])
  }

  // Logging.LO2.
  @Test("A hash mask distinguishes values and is stable")
  func masks() {
    let lines = lines {
      for name in ["egg", "egg", "rice"] { logger.log("\(name, privacy: .private(mask: .hash))") }
    }
    #expect(lines[0] == lines[1] && lines[0] != lines[2] && !lines[0].contains("egg"))
    #expect(lines[0].contains("mask.hash"))
  }

  @Test("Formats and columns")
  func formats() {
    let lines = lines {
      Logger().log(
        "\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \(8, format: .octal)"
      )
      Logger().log("\(1.5) \(1.25, format: .fixed(precision: 1)) \(Float(2), format: .exponential)")
      Logger().log(
        "|\(7, align: .right(columns: 4))|\("a", align: .left(columns: 3), privacy: .public)|")
      Logger().log("\(-1, format: .hex) \(5, format: .decimal(explicitPositiveSign: true))")
    }
    #expect(lines == ["0xff 007 10", "1.500000 1.2 2.000000e+00", "|   7|a  |", "-1 +5"])
  }

  // Logging.LO3.
  @Test(
    "Debug messages are shown on request, and not evaluated otherwise")
  func debugging() {
    var count = 0
    func dear() -> Int {
      count += 1
      return count
    }
    #expect(lines { logger.debug("\(dear())") } == [] && count == 0)
    #expect(lines(showing: "debug") { logger.debug("\(dear())") }.count == 1 && count == 1)
    #expect(lines(showing: "debug") { Logger(.disabled).fault("\(dear())") } == [] && count == 1)
  }

  // Logging.LO4.
  @Test("C formats, with privacy in braces")
  func cFormats() {
    let log = OSLog(subsystem: "k", category: "t")
    let lines = lines {
      os_log("plain")
      os_log("%d of %ld, %.1f%%", log: log, type: .error, 3, 7, 42.25)
      os_log(.info, log: log, "%{public}@ and %@ and %{private}d", "shown", "hidden", 5)
      os_log("missing %d")
      let number = 6
      os_log("\(number)")
      os_log(.error, log: log, "\(number) eggs")
    }
    #expect(
      lines == [
        "plain", "[k:t] error: 3 of 7, 42.2%", "[k:t] info: shown and <private> and <private>",
        "missing <missing>", "6", "[k:t] error: 6 eggs",
      ])
  }

  // Logging.LO5.
  @Test("Signposts are shown on request")
  func signposts() {
    let signposter = OSSignposter(subsystem: "k", category: "t")
    func run() {
      let state = signposter.beginInterval("boil", id: OSSignpostID(4))
      signposter.emitEvent("lid", "off")
      signposter.endInterval("boil", state)
      #expect(signposter.withIntervalSignpost("serve") { 5 } == 5)
    }
    #expect(lines(run) == [])
    #expect(
      lines(showing: "signposts", run) == [
        "[k:t] signpost: begin boil 4", "[k:t] signpost: event lid: off",
        "[k:t] signpost: end boil 4", "[k:t] signpost: begin serve", "[k:t] signpost: end serve",
      ])
  }

  @Test("Metrics.MX2. Signposts of metrics are written as all others, with any number of values")
  func metrics() {
    let log = MXMetricManager.makeLogHandle(category: "tea")
    func run() {
      mxSignpost(.begin, log: log, name: "brew")
      mxSignpost(.end, log: log, name: "brew", "%d %d %d %d %d", 1, 2, 3, 4, 5)
      mxSignpostAnimationIntervalBegin(log: log, name: "steam")
    }
    let head = "[\(Bundle.main.bundleIdentifier ?? ""):tea] signpost: "
    #expect(lines(run) == [])
    #expect(
      lines(showing: "signposts", run) == [
        head + "begin brew", head + "end brew: 1 2 3 4 5", head + "begin steam",
      ])
  }
}
