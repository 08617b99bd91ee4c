import Foundation
import TactusFiles
import TactusLowering
import Testing

/// Tests that the lowered text of one user cannot be planted by another.
@Suite struct PrivateFolderTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var folder: String { scratch.path + "/lowered" }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int) & 0o777
  }

  private func create(_ path: String, mode: mode_t) {
    #expect(mkdir(path, mode) == 0 && chmod(path, mode) == 0)
  }

  @Test("A new folder, and its user's own folder, is for the user alone")
  func own() throws {
    #expect(PrivateFolder.make(folder))
    #expect(try mode(folder) == 0o700)
    chmod(folder, 0o775)
    #expect(PrivateFolder.make(folder))
    #expect(try mode(folder) == 0o700)
  }

  @Test("A symbolic link, a file, and a folder that everybody may write to are rejected")
  func planted() throws {
    create(scratch.path + "/target", mode: 0o700)
    #expect(symlink(scratch.path + "/target", folder) == 0)
    #expect(!PrivateFolder.make(folder))
    unlink(folder)
    _ = try scratch.write("", "lowered")
    #expect(!PrivateFolder.make(folder))
    unlink(folder)
    create(folder, mode: 0o777)
    #expect(!PrivateFolder.make(folder))
  }

  @Test("A folder of another user is rejected", .enabled(if: geteuid() == 0, "needs root"))
  func foreign() {
    create(folder, mode: 0o700)
    chown(folder, 65_534, 65_534)
    #expect(!PrivateFolder.make(folder))
    #expect(!PrivateFolder.make(folder, acceptsOutersOwner: true))
    // A folder in that user's own folder is as safe as the rest of that user's build.
    chown(scratch.path, 65_534, 65_534)
    #expect(PrivateFolder.make(folder, acceptsOutersOwner: true))
    #expect(!PrivateFolder.make(folder))
    chmod(scratch.path, 0o777)
    #expect(!PrivateFolder.make(folder, acceptsOutersOwner: true))
  }

  @Test("Without an output the user's cache has the folder, also without HOME")
  func cache() throws {
    func place(_ variables: [String: String], _ home: String? = nil) -> String? {
      PrivateFolder.cache(named: "Pan", environment: { variables[$0] }, home: home)
    }
    let path = scratch.path
    #expect(place(["XDG_CACHE_HOME": path + "/a", "HOME": path]) == path + "/a/tactus/lowered/Pan")
    #expect(place(["HOME": path + "/b"]) == path + "/b/.cache/tactus/lowered/Pan")
    #expect(place(["HOME": "relative"], path + "/c") == path + "/c/.cache/tactus/lowered/Pan")
    #expect(place(["XDG_RUNTIME_DIR": path + "/d"]) == path + "/d/tactus/lowered/Pan")
    for part in ["a/tactus", "a/tactus/lowered", "a/tactus/lowered/Pan"] {
      #expect(try mode(path + "/" + part) == 0o700)
    }
    // Without any of them, and where one is planted, nobody can predict the folder.
    create(path + "/e", mode: 0o755)
    create(path + "/e/tactus", mode: 0o777)
    let first = try #require(place(["XDG_CACHE_HOME": path + "/e"]))
    let second = try #require(place([:]))
    #expect(first != second && [first, second].allSatisfy { $0.hasPrefix("/tmp/tactus-lowered-") })
    for folder in [first, second] {
      #expect(try mode(folder) == 0o700)
      rmdir(folder)
    }
  }

  @Test("A build in a planted folder stops, and reads nothing from it")
  func build() throws {
    let source = try scratch.write("@objc class A {}\n", "a.swift")
    let call = CompilerCall(["-module-name", "Pan", source, "-o", scratch.path + "/pan"])
    create(scratch.path + "/elsewhere", mode: 0o755)
    #expect(symlink(scratch.path + "/elsewhere", scratch.path + "/Pan.lowered") == 0)
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.map(\.path) == [scratch.path + "/Pan.lowered"])
    #expect(build.arguments.isEmpty && build.loweredCount == 0)
    #expect(Folder.names(in: scratch.path + "/elsewhere").isEmpty)
  }
}
