import Foundation
import TactusCommandKit
import TactusTextFormatting
import Testing

@Suite struct ChildProcessTests {
  @Test("A program's output arrives through a pipe in pieces, with its termination status")
  func pipe() throws {
    let pipe = try #require(OutputPipe())
    let words = ["sh", "-c", "echo one; echo $WORD; exit 3"]
    let child = try #require(
      ChildProcess(words, variables: ["WORD": "two"], output: nil, pipe: pipe))
    var output: [UInt8] = []
    pipe.read { output += $0 }
    #expect(String(decoding: output, as: UTF8.self) == "one\ntwo\n")
    #expect(child.wait() == .exited(3))
  }

  @Test("Output to a terminal is in the file byte for byte, even if a signal ends the program")
  func terminal() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let script = "test -t 1 && printf 'a\\tb\\r\\n' && echo error >&2; kill -9 $$"
    for isAppending in [false, true] {
      let terminal = try #require(TerminalOutput(to: path, isAppending: isAppending))
      let child = try #require(ChildProcess(["sh", "-c", script], output: nil, terminal: terminal))
      #expect(child.wait() == .signaled(9))
    }
    let line = "a\tb\r\nerror\n"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == line + line)
    #expect(TerminalOutput(to: "/dev/null/out") == nil)
  }

  @Test("Bundles.F8. Paths, arguments and variables with bytes that are not UTF-8 reach a program")
  func bytes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let odd = FileName.text(of: Array("\(folder)-".utf8CString.dropLast()) + [-1, 65, 0])
    mkdir(FileName.bytes(of: odd), 0o700)
    let output = "\(odd)/out"
    defer {
      unlink(FileName.bytes(of: output))
      rmdir(FileName.bytes(of: odd))
    }
    let script = "printf '%s|%s' \"$1\" \"$WORD\""
    let child = try #require(
      ChildProcess(["sh", "-c", script, "sh", odd], variables: ["WORD": odd], output: output))
    #expect(child.wait() == .exited(0))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let file = open(FileName.bytes(of: output), O_RDONLY)
    defer { close(file) }
    let count = read(file, &bytes, bytes.count)
    let path = FileName.bytes(of: odd).dropLast().map { UInt8(bitPattern: $0) }
    #expect(Array(bytes.prefix(max(0, count))) == path + [0x7C] + path)
  }

  @Test("A program inherits its input, output and error output, and no other file")
  func descriptors() throws {
    // Without FD_CLOEXEC.
    let stray = dup(STDERR_FILENO)
    defer { close(stray) }
    let pipe = try #require(OutputPipe())
    let test = "! test -e /proc/$$/fd/$number || echo $number"
    let script = "for number in 0 1 2 \(stray); do \(test); done"
    let child = try #require(ChildProcess(["sh", "-c", script], output: nil, pipe: pipe))
    var output: [UInt8] = []
    pipe.read { output += $0 }
    #expect(String(decoding: output, as: UTF8.self) == "0\n1\n2\n")
    #expect(child.wait() == .exited(0))
  }

  @Test("A missing program is an error")
  func missing() {
    #expect(ChildProcess(["/nonexistent/program"], output: "/dev/null") == nil)
    #expect(ChildProcess(["no-program-of-this-name"], output: "/dev/null") == nil)
  }

  @Test("A running program ends when its object is released")
  func ended() throws {
    var child = ChildProcess(["sleep", "60"], output: "/dev/null")
    #expect(child?.ending() == nil)
    #expect(child?.end(within: 0) == .signaled(15))
    child = nil
  }

  @Test("The processes that a program has started end when it runs too long")
  func descendants() throws {
    // The shell waits for a second one, in a session of its own, that waits for a third.
    let child = try #require(
      ChildProcess(["sh", "-c", "setsid sh -c 'sleep 3600; :'; :"], output: nil))
    // The shell ends by itself when nothing is left to wait for.
    var ending: ChildProcess.Termination?
    while ending == nil { ending = child.wait(atMost: 0) }
    #expect(ending == .exited(0))
  }

  @Test("Paths become absolute")
  func folders() throws {
    let folder = try #require(WorkingFolder.path)
    #expect(WorkingFolder.absolute("a/b") == folder + "/a/b")
    #expect(WorkingFolder.absolute("/a") == "/a")
    #expect(WorkingFolder.absolute(".") == folder)
    #expect(WorkingFolder.real("/usr/../usr/bin/../lib") == "/usr/lib")
    #expect(WorkingFolder.real("/nonexistent") == nil)
  }
}
