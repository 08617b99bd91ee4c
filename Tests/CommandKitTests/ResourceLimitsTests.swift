import Foundation
import TactusCommandKit
import Testing

/// Limits of processes (Background.R1, Background.R2).
@Suite struct ResourceLimitsTests {
  /// Returns the soft limits that the shell of a limited process reports, once it is limited.
  private func limits(_ limits: ResourceLimits) throws -> [String] {
    let pipe = try #require(OutputPipe())
    // The limits are set right after the start, so that the shell waits for that of the files.
    let script = """
      until [ "$(ulimit -n)" = \(limits.openFiles) ]; do :; done
      cat /proc/$$/limits | sed -n 's/^Max data size *\\([0-9]*\\) .*/\\1/p'; ulimit -n
      """
    let child = try #require(
      ChildProcess(["sh", "-c", script], output: nil, pipe: pipe, limits: limits))
    var output: [UInt8] = []
    pipe.read { output += $0 }
    #expect(child.wait() == .exited(0))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("Background.R1. A process has limits of data and open files, and so have its children")
  func applied() throws {
    let found = try limits(ResourceLimits(dataBytes: 1 << 30, openFiles: 99, newTasks: 4096))
    #expect(found == ["\(1 << 30)", "99"])
  }

  @Test("Background.R1. A process that reaches a limit gets an error of the system")
  func reached() throws {
    let pipe = try #require(OutputPipe())
    let script = """
      until [ "$(ulimit -n)" = 20 ]; do :; done
      ( for number in 3 4 5 6 7 8 9; do eval "exec $number</dev/null"; done ) && echo few
      x=$(head -c 3000000 /dev/zero | tail -c 2999999 | wc -c) && echo $x
      dd if=/dev/zero of=/dev/null bs=600M count=1 2>/dev/null || echo too much
      """
    let limits = ResourceLimits(dataBytes: 500 << 20, openFiles: 20, newTasks: 4096)
    let child = try #require(
      ChildProcess(["sh", "-c", script], output: nil, pipe: pipe, limits: limits))
    var output: [UInt8] = []
    pipe.read { output += $0 }
    #expect(String(decoding: output, as: UTF8.self) == "few\n2999999\ntoo much\n")
    #expect(child.wait() == .exited(0))
  }

  @Test("Background.R1. A process that has ended cannot be limited")
  func ended() throws {
    let child = try #require(ChildProcess(["true"], output: "/dev/null"))
    _ = child.wait()
    #expect(!ResourceLimits.app.apply(to: .max))
  }

  @Test("Background.R2. A scope is used only where the user's service manager runs")
  func scope() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let socket = folder.appending(path: "systemd/private")
    let programs = folder.appending(path: "bin")
    for path in [socket.deletingLastPathComponent(), programs] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    func isRunning() -> Bool {
      ServiceManager.isRunning(runtimeFolder: folder.path, path: "/nowhere:\(programs.path)")
    }
    #expect(!isRunning())
    try Data().write(to: socket)
    #expect(!isRunning())
    let program = programs.appending(path: "systemd-run")
    try "#!/bin/sh\nexec \"$@\"\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(isRunning())
    #expect(!ServiceManager.isRunning(runtimeFolder: "relative", path: programs.path))
    let words = ServiceManager.scope(["/a b/App", "--x"], limits: .app)
    #expect(words.suffix(3) == ["--", "/a b/App", "--x"])
    #expect(words.contains("--property=MemoryMax=4294967296") && words.contains("--scope"))
  }
}
