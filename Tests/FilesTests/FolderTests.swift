import Foundation
import Glibc
import TactusFiles
import TactusTextFormatting
import Testing

@Suite struct FolderTests {
  /// A file name of Latin-1, which is not UTF-8.
  private static let latin = "caf\u{10FFE9}"

  /// Runs a test with an empty folder.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())").path
    try #require(mkdir(folder, 0o700) == 0)
    defer { Folder.remove(folder) }
    try body(folder)
  }

  private func create(_ path: String) throws {
    let file = open(FileName.bytes(of: path), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(file >= 0)
    close(file)
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(FileName.bytes(of: path), &status) == 0
  }

  @Test("The names in a folder are sorted; a folder that cannot be read has none")
  func names() throws {
    try withFolder { folder in
      for name in ["b", ".hidden", "ä", "a"] { try create("\(folder)/\(name)") }
      #expect(Folder.names(in: folder) == [".hidden", "a", "b", "ä"])
      #expect(Folder.names(in: folder, beginningWith: "a") == ["a"])
      #expect(Folder.names(in: folder, beginningWith: "ab").isEmpty)
      #expect(Folder.names(in: "\(folder)/a").isEmpty)
      #expect(Folder.names(in: "\(folder)/missing").isEmpty)
    }
  }

  @Test("A name that is not UTF-8 opens its file")
  func latinName() throws {
    try withFolder { folder in
      try create("\(folder)/\(Self.latin)")
      #expect(Folder.names(in: folder) == [Self.latin])
      #expect(access(FileName.bytes(of: "\(folder)/\(Self.latin)"), F_OK) == 0)
    }
  }

  @Test("Removing removes all in a folder, whatever its name and permissions")
  func removing() throws {
    try withFolder { folder in
      let tree = "\(folder)/tree"
      for path in [tree, "\(tree)/\(Self.latin)", "\(tree)/closed"] {
        try #require(mkdir(FileName.bytes(of: path), 0o700) == 0)
      }
      try create("\(tree)/\(Self.latin)/\(Self.latin)")
      try create("\(tree)/closed/file")
      chmod("\(tree)/closed", 0)
      Folder.remove(tree)
      #expect(!exists(tree))
    }
  }

  @Test("Removing a link leaves what it leads to")
  func link() throws {
    try withFolder { folder in
      try #require(mkdir("\(folder)/target", 0o700) == 0)
      try create("\(folder)/target/file")
      try #require(symlink("\(folder)/target", "\(folder)/link") == 0)
      Folder.remove("\(folder)/link")
      #expect(!exists("\(folder)/link"))
      #expect(exists("\(folder)/target/file"))
      Folder.remove("\(folder)/missing")
      Folder.remove("\(folder)/target/file")
      #expect(Folder.names(in: folder) == ["target"])
      #expect(Folder.names(in: "\(folder)/target").isEmpty)
    }
  }

  @Test("The user's caches are those of absolute variables, then of the home folders")
  func caches() {
    func caches(_ variables: [String: String], _ home: String? = nil) -> [String] {
      Folder.userCaches(home: home) { variables[$0] }
    }
    #expect(
      caches(["XDG_CACHE_HOME": "/a", "HOME": "/b"], "/c") == ["/a", "/b/.cache", "/c/.cache"])
    #expect(caches(["XDG_CACHE_HOME": "a", "HOME": "~"], "/c") == ["/c/.cache"])
    #expect(caches([:]).isEmpty)
    if let entry = getpwuid(geteuid()), entry.pointee.pw_dir[0] != 0, entry.pointee.pw_dir[1] != 0 {
      #expect(Folder.userHome == String(cString: entry.pointee.pw_dir))
    }
  }
}
