import HapticPatterns
import HapticSynthesis

/// Measures, and compares each figure with a limit or a peer measured in the same run.
///
/// `swift run -c release --package-path Benchmarks benchmarks [TACTUS]`, with the path of a `tactus`
/// to be timed as well; ends with 1 where a limit is exceeded.
@main
enum Benchmarks {
  static func main() {
    var report = Report()
    synthesis(&report)
    linearity(&report)
    if CommandLine.arguments.count > 1 { start(CommandLine.arguments[1], &report) }
    report.finish()
  }

  /// Nanoseconds a frame that the MPEG reference synthesizer takes for a short pattern.
  ///
  /// - Source: measured before at 8 kHz on two cores; the program itself cannot be had here.
  private static let mpegFrame = 125.0

  private static func synthesis(_ report: inout Report) {
    for count in [1, 8, 64] {
      let pattern = Workload.continuous(count)
      let ours = Workload.nanoseconds { Workload.render(pattern, all: false) }
      let all = Workload.nanoseconds { Workload.render(Workload.withTone(pattern), all: true) }
      let reference = CLoop(voices: count)
      let equal = Workload.nanoseconds { reference.render(native: false) }
      let native = Workload.nanoseconds { reference.render(native: true) }
      report.add("\(count) events, drive only", ours, "ns/frame", "C -O3 -ffast-math", equal, 1.5)
      report.add("", ours, "ns/frame", "the same with -march=native", native, nil)
      report.add(
        "", ours, "ns/frame", "MPEG's 125 ns, a twentieth", mpegFrame / 20, count == 1 ? 1 : nil)
      report.add(
        "\(count) events and a tone, all signals", all, "ns/frame", "drive only", ours, nil)
    }
  }

  private static func linearity(_ report: inout Report) {
    let pattern = Workload.longCurve
    let seconds = Workload.seconds {
      let renderer = PatternRenderer(pattern)
      let block = SignalBlock(capacity: 4_096)
      defer { block.deallocate() }
      while !renderer.isFinished {
        renderer.render(4_096, into: SignalBuffers(drive: block.drive.baseAddress))
      }
    }
    report.add(
      "175 s, one curve of 1,435 points, 73 events", seconds * 1_000, "ms", "a tenth of a second",
      100, 1)
  }

  private static func start(_ tactus: String, _ report: inout Report) {
    for file in ["small", "large"] {
      guard let path = Workload.file(file) else { continue }
      let milliseconds = Workload.wall(of: tactus, ["check", path]) * 1_000
      report.add("tactus check, \(file) file", milliseconds, "ms", "limit", 50, 1)
    }
  }
}
