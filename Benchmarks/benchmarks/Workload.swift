import Foundation
import TactusHapticPatterns
import TactusHapticSynthesis

/// The workloads of the benchmarks, and functions that measure time.
enum Workload {
  static let sampleRate = 48_000.0
  static let frameCount = 480_000
  static let blockSize = 480

  /// Returns the frequency of one of several continuous events, in Hz.
  static func frequency(_ voice: Int, of count: Int) -> Double {
    80 + 150 * Double(voice) / Double(count)
  }

  /// Returns a pattern of simultaneous continuous events.
  static func continuous(_ count: Int) -> HapticPattern {
    HapticPattern(
      events: (0..<count).map { voice in
        HapticEvent(
          .continuous, time: 0, duration: Double(frameCount) / sampleRate,
          parameters: [
            .init(.hapticIntensity, 1 / Float(count)),
            .init(.hapticSharpness, Float(voice) / Float(count)),
          ])
      })
  }

  /// Returns the pattern with an additional tone.
  static func withTone(_ pattern: HapticPattern) -> HapticPattern {
    var pattern = pattern
    pattern.events.append(
      HapticEvent(.audioContinuous, time: 0, duration: Double(frameCount) / sampleRate))
    return pattern
  }

  /// A pattern like the longest known file: a piece of music as one curve.
  static var longCurve: HapticPattern {
    let duration = 175.0
    let events = (0..<73).map { index -> HapticEvent in
      let time = duration * Double(index) / 73
      return index % 12 == 0
        ? HapticEvent(.continuous, time: time, duration: duration / 6.1)
        : HapticEvent(.transient, time: time)
    }
    let points = (0..<1_435).map { index in
      ParameterCurve.ControlPoint(
        time: duration * Double(index) / 1_434, value: Float(index * 7919 % 100) / 100)
    }
    return HapticPattern(
      events: events, curves: [ParameterCurve(.hapticIntensity, time: 0, points: points)])
  }

  static func render(_ pattern: HapticPattern, all: Bool) {
    let renderer = PatternRenderer(pattern, sampleRate: sampleRate)
    let block = SignalBlock(capacity: blockSize)
    defer { block.deallocate() }
    let buffers = all ? block.buffers : SignalBuffers(drive: block.drive.baseAddress)
    for _ in 0..<(frameCount / blockSize) { renderer.render(blockSize, into: buffers) }
  }

  /// Returns the seconds of the fastest of several runs, which was disturbed least.
  static func seconds(of runs: Int = 9, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let time = ContinuousClock().measure(body).components
      best = min(best, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }
    return best
  }

  /// Returns the milliseconds of the processor's time that a closure takes on this thread, which
  /// other programs disturb less than the time that passes.
  static func processorMilliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
    let start = now()
    body()
    return now() - start
  }

  /// Returns the nanoseconds per frame of a closure that renders `frameCount` frames.
  static func nanoseconds(_ body: () -> Void) -> Double {
    seconds(body) * 1e9 / Double(frameCount)
  }

  /// Returns the seconds that a program takes from start to end.
  ///
  /// It uses the system calls directly, since Foundation checks for a program's end only every
  /// 50 ms.
  static func wall(of program: String, _ arguments: [String], runs: Int = 15) -> Double {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    return seconds(of: runs) {
      var child = pid_t()
      guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return }
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }

  /// Returns the path of a file to check: a single tap, or one like the largest known file, with
  /// 985 events and 110 curves of 16 points in half a megabyte.
  static func file(_ size: String) -> String? {
    let path = FileManager.default.temporaryDirectory.appending(path: "tactus-\(size).ahap").path
    let events = (0..<(size == "small" ? 1 : 985)).map { event(at: Double($0) * 0.1) }
    let curves = (0..<(size == "small" ? 0 : 110)).map { curve(at: Double($0)) }
    let elements = (events + curves).joined(separator: ",\n")
    let text = "{\"Version\": 1.0, \"Pattern\": [\n\(elements)\n]}"
    return (try? text.write(toFile: path, atomically: true, encoding: .utf8)) == nil ? nil : path
  }

  private static func event(at time: Double) -> String {
    """
    {
      "Event": {
        "EventType": "HapticTransient",
        "Time": \(time),
        "EventParameters": [
          { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
          { "ParameterID": "HapticSharpness", "ParameterValue": 0.4 }
        ]
      }
    }
    """
  }

  private static func curve(at time: Double) -> String {
    let points = (0..<16).map { index in
      """
            {
              "Time": \(Double(index) * 0.06),
              "ParameterValue": \(0.2 + 0.05 * Double(index))
            }
      """
    }
    return """
      {
        "ParameterCurve": {
          "ParameterID": "HapticIntensityControl",
          "Time": \(time),
          "ParameterCurveControlPoints": [
      \(points.joined(separator: ",\n"))
          ]
        }
      }
      """
  }
}
