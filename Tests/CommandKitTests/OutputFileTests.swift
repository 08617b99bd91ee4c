import Foundation
import TactusCommandKit
import TactusTextFormatting
import Testing

@Suite struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tactus-output-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test("A file is written completely, and no other file remains")
  func whole() throws {
    try OutputFile.write(text: "three minutes", to: path("egg.txt"))
    try OutputFile.write(text: "four", to: path("egg.txt"))
    #expect(try text("egg.txt") == "four")
    #expect(try names() == ["egg.txt"])
  }

  @Test("After an error the older file is unchanged, and no incomplete file remains")
  func half() throws {
    try OutputFile.write(text: "three minutes", to: path("egg.txt"))
    struct Smoke: Error {}
    #expect(throws: Smoke.self) {
      try OutputFile.write(to: path("egg.txt")) { temporary in
        try "thr".write(toFile: temporary, atomically: false, encoding: .utf8)
        throw Smoke()
      }
    }
    #expect(try text("egg.txt") == "three minutes")
    #expect(try names() == ["egg.txt"])
  }

  @Test(
    "A signal that ends the program removes the incomplete file",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGKILL,
    ])
  func signals(number: Int32) async throws {
    let path = path("egg.txt")
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      try OutputFile.write(to: path) { temporary in
        try "thr".write(toFile: temporary, atomically: false, encoding: .utf8)
        // The signal goes to the process, as with Ctrl-C; the test thread blocks signals.
        kill(getpid(), number)
        // Ends with the signal.
        while true { pause() }
      }
    }
    #expect(try names().isEmpty)
  }

  @Test("Until it is complete, the file has no name in its folder")
  func unnamed() throws {
    try OutputFile.write(text: "old", to: path("egg.txt"))
    for name in ["egg.txt", "new.txt"] {
      let before = try names()
      try OutputFile.write(to: path(name)) { temporary in
        try #require(FileManager.default.isWritableFile(atPath: temporary))
        let handle = try FileHandle(forWritingTo: URL(filePath: temporary))
        try handle.write(contentsOf: Data("whole".utf8))
        #expect(try names() == before)
      }
      #expect(try text(name) == "whole")
    }
    #expect(try names() == ["egg.txt", "new.txt"])
  }

  @Test("A new file has the permissions of any new file")
  func permissions() throws {
    try Data().write(to: folder.appending(path: "plain.txt"))
    try OutputFile.write(text: "x", to: path("egg.txt"))
    let modes = try ["plain.txt", "egg.txt"].map {
      try FileManager.default.attributesOfItem(atPath: path($0))[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
  }

  @Test("A named pipe gets the whole content, also from a library that goes back in its file")
  func pipe() throws {
    let pipe = path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    // A reader that is there already, so that the writer need not wait for one on a thread of the
    // tests. What it reads is less than a pipe holds.
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    try OutputFile.write(to: pipe) { temporary in
      let handle = try FileHandle(forUpdating: URL(filePath: temporary))
      try handle.write(contentsOf: Data("xhole".utf8))
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data("w".utf8))
    }
    let received =
      try FileHandle(fileDescriptor: reader, closeOnDealloc: true).readToEnd() ?? Data()
    #expect(String(decoding: received, as: UTF8.self) == "whole")
    #expect(try names() == ["pipe"])
  }

  @Test("Names that are not UTF-8 are written and replaced")
  func bytes() throws {
    let name = FileName.text(of: [0x65, CChar(bitPattern: 0xE9), 0])
    for text in ["one", "two"] { try OutputFile.write(text: text, to: "\(folder.path)/\(name)") }
    let descriptor = open(FileName.bytes(of: "\(folder.path)/\(name)"), O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var content = [UInt8](repeating: 0, count: 8)
    let count = read(descriptor, &content, 8)
    #expect(count == 3)
    #expect(content.prefix(3) == Array("two".utf8)[...])
  }

  @Test(
    "A name with the extension of another format is refused with a list of formats",
    arguments: [("a.mp3", false), ("a.tar.gz", false), ("a.WAV", true), ("a", true), ("-", true)]
      + [("/dev/fd/1", true), (".wav", true), ("b.d/a", true)] as [(String, Bool)])
  func extensions(path: String, isAccepted: Bool) {
    func check(_ extensions: [String]) throws(UsageError) {
      try OutputFile.checkExtension(of: path, among: extensions, option: "--output")
    }
    if isAccepted {
      #expect(throws: Never.self) { try check(["wav"]) }
    } else {
      let error = #expect(throws: UsageError.self) { try check(["ahap", "wav", "caf"]) }
      #expect(
        error?.description
          == "--output: expected a name that ends in .ahap, .wav or .caf, found '\(path)'")
    }
  }

  @Test("A symbolic link is kept, and a file keeps its permissions")
  func link() throws {
    try OutputFile.write(text: "old", to: path("egg.txt"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("egg.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.txt"), withDestinationPath: "egg.txt")
    try OutputFile.write(text: "new", to: path("link.txt"))
    #expect(try text("egg.txt") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("egg.txt"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.txt")) == "egg.txt")
  }

  @Test("A device is written to and stays a device")
  func device() throws {
    try OutputFile.write(text: "away", to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    let failure = #expect(throws: CommandFailure.self) {
      try OutputFile.write(text: "much", to: "/dev/full")
    }
    #expect(failure?.status == .outputFailed)
  }

  @Test("The missing folders of a file are created, and stay as they are if they exist")
  func folders() throws {
    for text in ["one", "two"] {
      try OutputFile.write(text: text, to: path("a/b/egg.txt"))
      #expect(try String(contentsOfFile: path("a/b/egg.txt"), encoding: .utf8) == text)
    }
    try OutputFolder.create(path("c//d/"))
    try OutputFolder.create(path("c/d"))
    #expect(try names() == ["a", "c"])
    let failure = #expect(throws: CommandFailure.self) { try OutputFolder.create("/dev/null/x/y") }
    #expect(failure?.message == "Not a directory")
  }

  @Test("An empty name is wrong usage")
  func emptyName() {
    let failure = #expect(throws: CommandFailure.self) {
      try OutputFile.write(text: "x", to: "")
    }
    #expect(failure?.status == .usage)
  }

  @Test("A folder, and a file below a file, are refused with a reason")
  func refused() throws {
    for (path, reason) in [
      (folder.path, "Is a directory"), (folder.path + "/none/", "Is a directory"),
      ("/dev/null/egg.txt", "Not a directory"),
    ] {
      let failure = #expect(throws: CommandFailure.self) {
        try OutputFile.write(text: "x", to: path)
      }
      #expect(failure?.status == .cannotCreateOutput)
      #expect(failure?.message == "cannot be written: \(reason)")
      #expect(failure?.location == SourceLocation(path))
    }
    #expect(try names().isEmpty)
  }
}
