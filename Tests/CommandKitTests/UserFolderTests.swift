import Glibc
import TactusCommandKit
import Testing

@Suite struct UserFolderTests {
  /// Returns a new folder of the temporary folder, which the test removes.
  private func temporaryFolder() -> String {
    var template = Array("/tmp/tactus-test-XXXXXX".utf8CString)
    #expect(mkdtemp(&template) != nil)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("A new folder belongs to the user alone, and is accepted again")
  func new() throws {
    let base = temporaryFolder()
    let folder = base + "/own"
    defer {
      rmdir(folder)
      rmdir(base)
    }
    try UserFolder.create(folder)
    var status = stat()
    #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
    try UserFolder.create(folder)
  }

  @Test("A folder that others may write to is refused", arguments: [0o777, 0o770, 0o702])
  func writable(mode: mode_t) {
    let folder = temporaryFolder()
    defer { rmdir(folder) }
    chmod(folder, mode)
    #expect(throws: CommandFailure.self) { try UserFolder.create(folder) }
  }

  @Test("Links and files in the temporary folder, and folders of other users, are refused")
  func foreign() {
    let base = temporaryFolder()
    let (link, file) = (base + "/link", base + "/file")
    defer {
      unlink(link)
      unlink(file)
      rmdir(base)
    }
    #expect(symlink(base, link) == 0)
    close(open(file, O_WRONLY | O_CREAT, 0o600))
    for path in [link, file] {
      #expect(throws: CommandFailure.self) { try UserFolder.create(path) }
    }
    if geteuid() != 0 {
      #expect(throws: CommandFailure.self) { try UserFolder.create("/usr") }
    }
  }

  @Test("A cache that cannot be created is passed over, at last for a folder of the temporary one")
  func cache() async {
    await #expect(processExitsWith: .success) {
      var template = Array("/tmp/tactus-test-XXXXXX".utf8CString)
      #expect(mkdtemp(&template) != nil)
      let base = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      close(open(base + "/file", O_WRONLY | O_CREAT, 0o600))
      setenv("HOME", base, 1)
      setenv("XDG_CACHE_HOME", base + "/new/cache", 1)
      #expect(UserFolder.cache == base + "/new/cache")
      setenv("XDG_CACHE_HOME", base + "/file", 1)
      #expect(UserFolder.cache == base + "/.cache")
      unsetenv("XDG_CACHE_HOME")
      #expect(symlink("file", base + "/.cache") == 0)
      #expect(UserFolder.cache != base + "/.cache")
      for name in ["/.cache", "/file"] { unlink(base + name) }
      rmdir(base)
    }
  }
}
