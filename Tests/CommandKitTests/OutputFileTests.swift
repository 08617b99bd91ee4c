import Foundation
import TactusCommandKit
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
      SIGINT, SIGTERM, SIGHUP,
    ])
  func signals(number: Int32) async throws {
    let path = path("egg.txt")
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      try OutputFile.write(to: path) { temporary in
        try "thr".write(toFile: temporary, atomically: false, encoding: .utf8)
        // The signal goes to the process, as with Ctrl-C; the test thread blocks signals.
        kill(getpid(), number)
        sleep(10)
      }
    }
    #expect(try names().isEmpty)
  }

  @Test("A library gets a path in the same folder with the same extension")
  func temporaryName() throws {
    let temporary = try OutputFile.write(to: path("egg.wav")) { $0 }
    #expect(temporary.hasPrefix(folder.path + "/."))
    #expect(temporary.hasSuffix("egg.wav"))
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
    try Folder.create(path("c//d/"))
    try Folder.create(path("c/d"))
    #expect(try names() == ["a", "c"])
    let failure = #expect(throws: CommandFailure.self) { try Folder.create("/dev/null/x/y") }
    #expect(failure?.message == "Not a directory")
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
