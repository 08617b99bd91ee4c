import Foundation

/// Many headless phones at once, each with an app in its own process.
struct ManyPhones {
  /// The duration in the phones' time, in seconds.
  static let duration = 10.0

  /// The elapsed real time, in seconds.
  private(set) var seconds = 0.0
  /// The total memory during the run in megabytes, with shared pages counted once.
  private(set) var megabytes = 0.0

  /// Runs phones on which a finger presses an app with varying force.
  ///
  /// - Parameters:
  ///   - count: The number of phones.
  ///   - tactus: The path of the command.
  ///   - app: The path of an app.
  /// - Throws: Errors of Foundation about files and processes.
  init(_ count: Int, tactus: String, app: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-phones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "steps.jsonl")
    let press = #"{"press": {"at": [180, 330], "force": 6, "ramp": 0.7, "for": 0.8}}"#
    let steps = Array(repeating: press + "\n" + #"{"wait": 0.2}"#, count: Int(Self.duration))
    try steps.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
    let start = ContinuousClock.now
    let phones = try (0..<count).map { number in
      let phone = Process()
      phone.executableURL = URL(fileURLWithPath: tactus)
      phone.arguments = [
        "run", app, "--script", script.path, "--out", folder.appending(path: "\(number)").path,
        "--patience", "60",
      ]
      try phone.run()
      return phone
    }
    while phones.contains(where: \.isRunning) {
      Thread.sleep(forTimeInterval: 0.5)
      megabytes = max(megabytes, Self.memory(of: phones.map(\.processIdentifier)))
    }
    let time = (ContinuousClock.now - start).components
    seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
    guard phones.allSatisfy({ $0.terminationStatus == 0 }) else { throw Failure() }
  }

  /// An unexpected exit status of a phone.
  struct Failure: Error {}

  /// Returns the memory of processes and their children in megabytes, with shared pages divided
  /// among them.
  private static func memory(of parents: [Int32]) -> Double {
    var all = parents
    for parent in parents {
      let path = "/proc/\(parent)/task/\(parent)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      all += text.split(separator: " ").compactMap { Int32($0) }
    }
    let kilobytes = all.map { process -> Double in
      let path = "/proc/\(process)/smaps_rollup"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
      return line.flatMap { Double($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    }
    return kilobytes.reduce(0, +) / 1_000
  }
}
