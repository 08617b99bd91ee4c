import TactusFoundation
import Testing

/// Tests of the extended attributes of files with the parameters of an iPhone.
@Suite struct ExtendedAttributeFunctionTests {
  /// Returns the value of an attribute of a file; nil without one.
  private static func value(_ path: String, _ name: String) -> [UInt8]? {
    let count = getxattr(path, name, nil, 0, 0, 0)
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return getxattr(path, name, &bytes, count, 0, 0) == count ? bytes : nil
  }

  @Test("An attribute is stored, read, listed and removed (Device.CL5)")
  func all() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    let set = [
      setxattr(path, "com.example.note", "hello", 5, 0, 0),
      setxattr(path, "b", nil, 0, 0, 0),
    ]
    #expect(set == [0, 0])
    #expect(Self.value(path, "com.example.note") == Array("hello".utf8))
    #expect(Self.value(path, "b") == [])
    let size = listxattr(path, nil, 0, 0)
    #expect(size == 19)
    var names = [CChar](repeating: 0, count: 19)
    let count = listxattr(path, &names, 19, 0)
    #expect(count == 19)
    let found = names.split(separator: 0).map {
      String(decoding: $0.map(UInt8.init), as: UTF8.self)
    }
    #expect(Set(found) == ["com.example.note", "b"])
    let short = (listxattr(path, &names, 5, 0), errno)
    #expect(short == (-1, ERANGE))
    #expect(removexattr(path, "com.example.note", 0) == 0)
    let again = (removexattr(path, "com.example.note", 0), errno)
    #expect(again == (-1, ENOATTR))
    #expect(Self.value(path, "com.example.note") == nil)
  }

  @Test("An open file has the same attributes (Device.CL5)")
  func descriptor() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    let file = open(path, O_RDWR)
    defer { close(file) }
    #expect(fsetxattr(file, "note", "abc", 3, 0, 0) == 0)
    #expect(Self.value(path, "note") == [0x61, 0x62, 0x63])
    var bytes = [UInt8](repeating: 0, count: 8)
    let count = fgetxattr(file, "note", &bytes, 8, 0, 0)
    #expect(count == 3)
    let size = flistxattr(file, nil, 0, 0)
    #expect(size == 5)
    #expect(fremovexattr(file, "note", 0) == 0)
    let missing = (fgetxattr(file, "note", nil, 0, 0, 0), errno)
    #expect(missing == (-1, ENOATTR))
  }

  @Test("Options decide whether an attribute may or must exist (Device.CL5)")
  func options() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    let replaced = (setxattr(path, "note", "a", 1, 0, XATTR_REPLACE), errno)
    #expect(replaced == (-1, ENOATTR))
    #expect(setxattr(path, "note", "a", 1, 0, XATTR_CREATE) == 0)
    let created = (setxattr(path, "note", "b", 1, 0, XATTR_CREATE), errno)
    #expect(created == (-1, EEXIST))
    #expect(setxattr(path, "note", "b", 1, 0, XATTR_REPLACE) == 0)
    #expect(Self.value(path, "note") == [0x62])
    #expect(setxattr(path, "note", "c", 1, 0, XATTR_NOFOLLOW) == 0)
    let both = (setxattr(path, "note", "b", 1, 0, XATTR_CREATE | XATTR_REPLACE), errno)
    #expect(both == (-1, EINVAL))
  }

  @Test("Bad parameters are errors (Device.CL5)")
  func errors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    #expect(setxattr(path, "note", "abc", 3, 0, 0) == 0)
    var bytes = [UInt8](repeating: 0, count: 2)
    let small = (getxattr(path, "note", &bytes, 2, 0, 0), errno)
    let none = (getxattr(path, "note", &bytes, 0, 0, 0), errno)
    let place = (getxattr(path, "note", &bytes, 2, 1, 0), errno)
    let long = (getxattr(path, String(repeating: "n", count: 128), nil, 0, 0, 0), errno)
    let nameless = (setxattr(path, nil, "a", 1, 0, 0), errno)
    let pathless = (setxattr(nil, "note", "a", 1, 0, 0), errno)
    let missing = (getxattr(folder.entry("none"), "note", nil, 0, 0, 0), errno)
    let closed = (fgetxattr(-1, "note", nil, 0, 0, 0), errno)
    let unlisted = (listxattr(nil, nil, 0, 0), errno)
    #expect(small == (-1, ERANGE))
    #expect(none == (-1, ERANGE))
    #expect(place == (-1, EINVAL))
    #expect(long == (-1, ENAMETOOLONG))
    #expect(nameless == (-1, EFAULT))
    #expect(pathless == (-1, EFAULT))
    #expect(missing == (-1, ENOENT))
    #expect(closed == (-1, EBADF))
    #expect(unlisted == (-1, EFAULT))
  }
}
