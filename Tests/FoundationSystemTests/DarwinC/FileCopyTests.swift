import TactusFoundation
import Testing

/// Tests of copies of files with their attributes.
@Suite struct FileCopyTests {
  /// The flags of a copy, which C takes without a sign.
  private static func flags(_ flags: Int32) -> copyfile_flags_t { copyfile_flags_t(flags) }

  @Test("A copy has the contents, the rights, the times and the attributes (Device.CL13)")
  func all() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "text", count: 50_000), "file")
    setxattr(path, "note", "abc", 3, 0, 0)
    chmod(path, 0o640)
    let old = timespec(tv_sec: 1000, tv_nsec: 5)
    utimensat(AT_FDCWD, path, [old, old], 0)
    let result = copyfile(path, folder.entry("copy"), nil, Self.flags(COPYFILE_ALL))
    #expect(result == 0)
    #expect(folder.text("copy") == folder.text("file"))
    var status = stat()
    stat(folder.entry("copy"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(status.st_mtim.tv_sec == 1000)
    #expect(getxattr(folder.entry("copy"), "note", nil, 0, 0, 0) == 3)
  }

  @Test("Only the parts of the flags are copied (Device.CL13)")
  func parts() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    setxattr(path, "note", "abc", 3, 0, 0)
    let data = copyfile(path, folder.entry("data"), nil, Self.flags(COPYFILE_DATA))
    #expect(data == 0)
    #expect(folder.text("data") == "one")
    #expect(getxattr(folder.entry("data"), "note", nil, 0, 0, 0) == -1)
    try folder.write("two", "other")
    let attributes = copyfile(path, folder.entry("other"), nil, Self.flags(COPYFILE_XATTR))
    #expect(attributes == 0)
    #expect(folder.text("other") == "two")
    #expect(getxattr(folder.entry("other"), "note", nil, 0, 0, 0) == 3)
    let check = copyfile(path, nil, nil, Self.flags(COPYFILE_ALL | COPYFILE_CHECK))
    #expect(check == COPYFILE_STAT | COPYFILE_XATTR | COPYFILE_DATA)
  }

  @Test("A longer file is replaced, and with options kept or removed (Device.CL13)")
  func present() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    try folder.write("longer", "other")
    let exclusive = (
      copyfile(path, folder.entry("other"), nil, Self.flags(COPYFILE_ALL | COPYFILE_EXCL)), errno
    )
    #expect(exclusive == (-1, EEXIST))
    #expect(folder.text("other") == "longer")
    #expect(copyfile(path, folder.entry("other"), nil, Self.flags(COPYFILE_ALL)) == 0)
    #expect(folder.text("other") == "one")
    // A file is not emptied by a copy to itself.
    #expect(copyfile(path, path, nil, Self.flags(COPYFILE_ALL)) == 0)
    #expect(folder.text("file") == "one")
    let moved = copyfile(
      path, folder.entry("other"), nil,
      Self.flags(COPYFILE_ALL | COPYFILE_UNLINK | COPYFILE_MOVE))
    #expect(moved == 0)
    #expect(folder.text("file") == nil)
    #expect(folder.text("other") == "one")
  }

  @Test("Folders are copied with their entries, and links as links (Device.CL13)")
  func folders() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.entry("a"), 0o755)
    mkdir(folder.entry("a/b"), 0o755)
    try folder.write("one", "a/b/file")
    symlink("b/file", folder.entry("a/link"))
    let result = copyfile(
      folder.entry("a"), folder.entry("c"), nil, Self.flags(COPYFILE_ALL | COPYFILE_RECURSIVE))
    #expect(result == 0)
    #expect(folder.text("c/b/file") == "one")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.entry("c/link"))
    #expect(link == "b/file")
    let alone = copyfile(folder.entry("a"), folder.entry("d"), nil, Self.flags(COPYFILE_ALL))
    #expect(alone == 0)
    #expect(folder.text("d/link") == nil)
    let itself = copyfile(
      folder.entry("a/link"), folder.entry("e"), nil,
      Self.flags(COPYFILE_ALL | COPYFILE_NOFOLLOW))
    #expect(itself == 0)
    var status = stat()
    lstat(folder.entry("e"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("An open file is copied from its place on (Device.CL13)")
  func open() throws {
    let folder = try TemporaryFolder()
    let source = Foundation.open(try folder.write("abcdef", "file"), O_RDONLY)
    let target = Foundation.open(try folder.write("0123456789", "other"), O_RDWR)
    defer {
      close(source)
      close(target)
    }
    lseek(source, 2, SEEK_SET)
    lseek(target, 1, SEEK_SET)
    #expect(fcopyfile(source, target, nil, Self.flags(COPYFILE_DATA)) == 0)
    #expect(folder.text("other") == "0cdef")
    #expect(fcopyfile(-1, target, nil, Self.flags(COPYFILE_DATA)) == -1)
  }

  @Test("A clone has the contents, or the file system cannot make one (Device.CL13)")
  func clone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    let result = (clonefile(path, folder.entry("clone"), 0), errno)
    #expect(result.0 == 0 || result.1 == ENOTSUP)
    #expect(folder.text("clone") == (result.0 == 0 ? "one" : nil))
    let best = copyfile(path, folder.entry("best"), nil, Self.flags(COPYFILE_CLONE))
    #expect(best == 0)
    #expect(folder.text("best") == "one")
    let present = (clonefile(path, folder.entry("best"), 0), errno)
    #expect(present == (-1, EEXIST))
    let tree = (clonefile(folder.path, folder.path + "-clone", 0), errno)
    #expect(tree == (-1, ENOTSUP))
  }

  @Test("Missing files and paths are errors (Device.CL13)")
  func errors() throws {
    let folder = try TemporaryFolder()
    let all = Self.flags(COPYFILE_ALL)
    let missing = (copyfile(folder.entry("no"), folder.entry("copy"), nil, all), errno)
    let none = (copyfile(nil, folder.entry("copy"), nil, all), errno)
    let targetless = (copyfile(folder.path, nil, nil, all), errno)
    let cloned = (clonefile(nil, nil, 0), errno)
    #expect(missing == (-1, ENOENT))
    #expect(none == (-1, EINVAL))
    #expect(targetless == (-1, EINVAL))
    #expect(cloned == (-1, EFAULT))
  }
}
