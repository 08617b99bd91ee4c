import CommandKit
import Foundation
import Testing

@Suite struct ChildProcessTests {
  @Test("What a program says goes through a pipe, piece by piece, and how it ended is known")
  func pipe() throws {
    let pipe = try #require(OutputPipe())
    let words = ["sh", "-c", "echo one; echo $WORD; exit 3"]
    let child = try #require(
      ChildProcess(words, variables: ["WORD": "two"], output: nil, pipe: pipe))
    var said: [UInt8] = []
    pipe.read { said += $0 }
    #expect(String(decoding: said, as: UTF8.self) == "one\ntwo\n")
    #expect(child.wait() == .exited(3))
  }

  @Test("A program that is not there is told of, and nothing is ended for it")
  func missing() {
    #expect(ChildProcess(["/nonexistent/program"], output: "/dev/null") == nil)
    #expect(ChildProcess(["no-program-of-this-name"], output: "/dev/null") == nil)
  }

  @Test("One that is let go of while it runs is ended")
  func ended() throws {
    var child = ChildProcess(["sleep", "60"], output: "/dev/null")
    #expect(child?.ending() == nil)
    let began = Date()
    #expect(child?.end(within: 0) == .signalled(15))
    child = nil
    #expect(Date().timeIntervalSince(began) < 30)
  }

  @Test("Paths are made whole, and the names in a folder are in order")
  func folders() throws {
    let folder = try #require(WorkingFolder.path)
    #expect(WorkingFolder.absolute("a/b") == folder + "/a/b")
    #expect(WorkingFolder.absolute("/a") == "/a")
    #expect(WorkingFolder.absolute(".") == folder)
    #expect(WorkingFolder.real("/usr/../usr/bin/../lib") == "/usr/lib")
    #expect(WorkingFolder.real("/nonexistent") == nil)
    let names = Folder.names(in: "/usr")
    #expect(names.contains("bin") && names == names.sorted() && !names.contains("."))
    #expect(Folder.names(in: "/nonexistent").isEmpty)
  }
}
