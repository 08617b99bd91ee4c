import Foundation
import TestSupport
import Testing

/// Programs whose date jumps forward and back while they run.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ClockJumpTests {
  private static let day: Int64 = 86_400

  private static func program(_ name: String) -> String {
    FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: name).path
  }

  private func environment(_ clock: JumpingClock, _ more: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging(clock.environment) { $1 }
    environment["TACTUS_PHONE"] = nil
    return environment.merging(more) { $1 }
  }

  @Test("Timers, delayed blocks and sleeping tasks keep their time as the date jumps")
  func timers() throws {
    let clock = try JumpingClock()
    let home = FileManager.default.temporaryDirectory.appending(path: "jump-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let app = try RunningProgram(
      Self.program("WaitingApp"), [],
      environment: environment(clock, ["HOME": home.path, "CFFIXED_USER_HOME": home.path]))
    func wait(for words: String) -> Bool {
      app.wait(seconds: 60) { $0.output.contains(words + "\n") }
    }
    #expect(wait(for: "tick 1 egg"), "\(app.output)\(app.errorOutput)")
    try clock.jump(to: 2 * Self.day)
    #expect(wait(for: "tick 2 egg"), "\(app.output)\(app.errorOutput)")
    try clock.jump(to: -Self.day)
    for words in ["tick 3 egg", "performed", "slept long", "slept until", "slept by a clock"] {
      #expect(wait(for: words), "\(words): \(app.output)\(app.errorOutput)")
    }
    app.signal(SIGKILL)
    app.waitUntilExit()
    let dues = [
      "dispatched": 0.3, "dispatched again": 0.325, "tick 2 egg": 0.8, "woken": 1,
      "tick 3 egg": 1.2, "performed": 2, "slept long": 3.1, "slept until": 13.1,
      "slept by a clock": 23.1,
    ]
    for line in app.output.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let due = dues[String(parts[1])] else { continue }
      let seconds = (Double(parts[0]) ?? -1) / 1e9
      // A busy machine is late by seconds, not by hours.
      #expect(seconds >= due - 0.02 && seconds < due + 30, "\(line)")
    }
  }

  @Test(
    "Health.DB1, Services.UR5. What is saved while the date jumps is kept",
    arguments: [false, true])
  func records(savesHealth: Bool) throws {
    let clock = try JumpingClock()
    let folder = FileManager.default.temporaryDirectory.appending(path: "jump-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "kept.sqlite").path
    let app = try RunningProgram(
      Self.program("SavingApp"), [path, savesHealth ? "7" : "contacts"],
      environment: environment(clock, [:]))
    func count(_ program: RunningProgram) -> Int { program.output.split(separator: "\n").count }
    for (lines, days) in [(3, 400), (6, -400), (9, 0), (12, 0)] as [(Int, Int64)] {
      #expect(app.wait(seconds: 60) { count($0) >= lines }, "\(app.output)\(app.errorOutput)")
      try clock.jump(to: days * Self.day)
    }
    app.signal(SIGKILL)
    app.waitUntilExit()
    // Each change of records adds one, and each of health data a sample whose value leaves 1.
    let table = savesHealth ? "samples where value % 3 = 1" : "records where kind = 'record'"
    let script = """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1])
      print(database.execute("pragma integrity_check").fetchone()[0],
        database.execute("select count(*) from " + sys.argv[2]).fetchone()[0])
      """
    let read = try FinishedProcess("python3", ["-c", script, path, table])
    let words = read.text.split(separator: " ")
    #expect(words.first == "ok", "\(read.text)\(read.errorText)")
    let kept = words.last.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    #expect(kept >= count(app))
  }

  // SimulatorPages.SG8.
  @Test("Pages of the network are served while the date jumps by days, with a certificate for them")
  func pages() throws {
    let clock = try JumpingClock()
    let command = try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["simulate", Self.program("WeighingApp"), "--lan", "--no-open"],
      environment: environment(clock, [:]))
    let address = #/https://([0-9.]+):([0-9]+)/open/\S+/#
    #expect(
      command.wait(seconds: 60) { ($0.output + $0.errorOutput).contains(address) },
      "\(command.output)\(command.errorOutput)")
    let match = try #require((command.output + command.errorOutput).firstMatch(of: address))
    let script = """
      import socket, ssl, sys, subprocess
      host, port = sys.argv[1], int(sys.argv[2])
      context = ssl.create_default_context()
      context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
      client = context.wrap_socket(socket.create_connection((host, port), 30))
      certificate = ssl.DER_cert_to_PEM_cert(client.getpeercert(True))
      client.sendall(f"GET / HTTP/1.1\\r\\nHost: {host}:{port}\\r\\n\\r\\n".encode())
      print(client.recv(12).decode())
      end = subprocess.run(["openssl", "x509", "-noout", "-checkend", str(28 * 86400)],
        input=certificate, text=True, capture_output=True)
      print(end.returncode)
      """
    for days in [0, 20, -1, 400, -400, 0] as [Int64] {
      try clock.jump(to: days * Self.day)
      let result = try FinishedProcess(
        "python3", ["-c", script, String(match.1), String(match.2)])
      // Without a ticket the answer is a refusal, but one over TLS; the certificate stays.
      #expect(result.text == "HTTP/1.1 403\n0\n", "\(days): \(result.text)\(result.errorText)")
    }
    command.signal(SIGINT)
    command.waitUntilExit()
  }
}
