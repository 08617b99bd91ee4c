import Foundation
import TactusJSON
import TactusPhone
import TactusPhoneTypes
import TestSupport
import Testing

extension BrowserTests {
  /// Recordings of sessions, and their replays by `tactus run`.
  @Suite(.serialized) struct RecordingTests {
    private func temporaryFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    private var weighingApp: String {
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "WeighingApp").path
    }

    @Test("SimulatorPages.SR3: A session with restarts, another phone and the Home Screen replays")
    func restarts() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let log = folder.appending(path: "live.jsonl").path
      let bench = try SimulatorBench { $0.logPath = log }
      let browser = try bench.runningBrowser()
      let running = "tactus.state.status === 'running'"
      var count = 0
      func press() throws {
        let (x, y) = try browser.middle(of: "#glass")
        try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 12)
        try browser.touch("touchEnd", [])
        count += 2
        try browser.wait(until: "document.querySelectorAll('.haptic').length === \(count)")
      }
      try press()
      try browser.click("#restart")
      try browser.wait(until: "tactus.state.status === 'starting'")
      try browser.wait(until: "\(running) && tactus.view.drawing")
      try press()
      // To the Home Screen, and back.
      try browser.click("#home-tool")
      try browser.wait(until: "!tactus.state.inFront")
      try browser.click("#cover .app-icon")
      try browser.wait(until: "tactus.state.inFront")
      try press()
      // Another phone, with a setting from before.
      try browser.evaluate("tactus.link.send({ set: { 'System Haptics': false } })")
      try browser.evaluate("tactus.link.send({ restart: { model: 'iphone-7' } })")
      try browser.wait(until: "\(running) && tactus.state.model.name === 'iphone-7'")
      try press()

      let script = folder.appending(path: "script.jsonl")
      let lines = bench.script.first(bench.script.count) + [#"{"wait": 0.5}"#]
      try Data(lines.joined(separator: "\n").utf8).write(to: script)
      let out = folder.appending(path: "out")
      let run = try FinishedProcess.tactus(
        "run", weighingApp, "--script", script.path, "--out", out.path)
      #expect(run.status == 0, "\(run.errorText)")
      func entries(_ path: String) throws -> [HapticLogEntry] {
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        return try HapticLog(SourceText(name: "log", text: text)).entries
      }
      let (live, again) = try (entries(log), entries(out.appending(path: "haptics.jsonl").path))
      #expect(again.map(\.feedback) == live.map(\.feedback) && live.count == 8)
      #expect(again.map(\.reason) == live.map(\.reason))
      // SimulatorPages.SR4. Each process of the app has an output of its own.
      for name in ["output-1.txt", "output-2.txt", "output.txt"] {
        #expect(FileManager.default.fileExists(atPath: out.appending(path: name).path), "\(name)")
      }
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SR4: A restart keeps the output of the app")
    func output() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let bench = try SimulatorBench {
        $0.keepsOutput = true
        $0.outputPath = folder.appending(path: "output.txt").path
      }
      let browser = try bench.runningBrowser()
      let first = try Data(contentsOf: folder.appending(path: "output.txt"))
      try browser.click("#restart")
      try browser.wait(until: "tactus.state.status === 'starting'")
      try browser.wait(until: "tactus.state.status === 'running'")
      let kept = try Data(contentsOf: folder.appending(path: "output-1.txt"))
      #expect(kept.starts(with: first))
    }

    @Test(
      "SimulatorPages.SR4: A recording does not replace another, nor what a link leads to",
      arguments: ["script.jsonl", "haptics.jsonl", "output.txt", "output-1.txt"])
    func existing(name: String) throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let (mine, link) = (folder.appending(path: "mine"), folder.appending(path: name))
      try Data("mine".utf8).write(to: mine)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: mine)
      if name == "output-1.txt" {
        try Data().write(to: folder.appending(path: "output.txt"))
      }
      let run = try FinishedProcess.tactus(
        "simulate", weighingApp, "--no-open", "--record", folder.path)
      #expect(run.status != 0 && run.errorText.contains("already has a recording"))
      #expect(run.errorText.contains("--overwrite"))
      #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
    }

    @Test("The next simulator removes the folder of a killed one, not of a running one")
    func abandonedFolders() throws {
      func start() throws -> (process: Process, folder: String) {
        let process = Process()
        process.executableURL = FinishedProcess.builtTactus
        process.arguments = ["simulate", "--no-open"]
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        var text = ""
        while !text.contains("/phone.sock") {
          let next = try #require(try errors.fileHandleForReading.read(upToCount: 1))
          try #require(!next.isEmpty)
          text += String(decoding: next, as: UTF8.self)
        }
        let socket = text.split(separator: "=").last ?? ""
        return (process, String(socket.dropLast("/phone.sock".count)))
      }
      let (killed, running) = try (start(), start())
      kill(killed.process.processIdentifier, SIGKILL)
      killed.process.waitUntilExit()
      #expect(FileManager.default.fileExists(atPath: killed.folder))
      let last = try start()
      #expect(!FileManager.default.fileExists(atPath: killed.folder))
      #expect(FileManager.default.fileExists(atPath: running.folder))
      for simulator in [running, last] {
        kill(simulator.process.processIdentifier, SIGINT)
        simulator.process.waitUntilExit()
        #expect(!FileManager.default.fileExists(atPath: simulator.folder))
      }
    }

    @Test("SimulatorPages.SR4: With --overwrite links are replaced, and not followed")
    func overwriting() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let mine = folder.appending(path: "mine")
      try Data("mine".utf8).write(to: mine)
      let names = ["script.jsonl", "haptics.jsonl", "output.txt"]
      for name in names {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: name), withDestinationURL: mine)
      }
      let process = Process()
      process.executableURL = FinishedProcess.builtTactus
      process.arguments = [
        "simulate", weighingApp, "--no-open", "--record", folder.path, "--overwrite",
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The address is printed when everything is open but the app, whose output is the last file.
      _ = try output.fileHandleForReading.read(upToCount: 1)
      for _ in 0..<1_000 where access(folder.appending(path: "output.txt").path, F_OK) != 0 {
        usleep(10_000)
      }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
      for name in names {
        let path = folder.appending(path: name).path
        let kind = try FileManager.default.attributesOfItem(atPath: path)[.type]
        #expect(kind as? FileAttributeType == .typeRegular, "\(name)")
      }
    }
  }
}
