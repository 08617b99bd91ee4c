import TactusFoundation
import Testing

/// Tests of the status of files and of their file systems.
@Suite struct FileStatusTests {
  @Test("The status of a new file has the time at which it was made (Device.CL1)")
  func birth() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var (first, second, third, fourth) = (stat(), stat(), stat(), stat())
    let results = [
      stat(path, &first), lstat(path, &second), fstat(file, &third),
      fstatat(AT_FDCWD, path, &fourth, 0),
    ]
    #expect(results == [0, 0, 0, 0])
    // Beside the testing library, whose module has a record of the same name, the record's own
    // property is not found; the time is in its last bytes.
    let births = [first, second, third, fourth].map { status in
      withUnsafeBytes(of: status) { $0.load(fromByteOffset: $0.count - 8, as: Int64.self) }
    }
    #expect(Set(births).count == 1)
    #expect(first.st_size == 3)
    #expect(first.st_mtim.tv_sec == 1_000_000)
    // The file system of the tests' folder may not know it; then it is 0.
    let seconds = BirthTime.parts(births[0]).seconds
    #expect(seconds == 0 || seconds >= first.st_ctim.tv_sec - 60)
    #expect(seconds != 0 || FileStatusTests.knowsNoBirths(path))
  }

  /// Whether the file system does not know when a file was made, as Linux' own program tells.
  private static func knowsNoBirths(_ path: String) -> Bool {
    let (program, output) = (Process(), Pipe())
    program.executableURL = URL(fileURLWithPath: "/usr/bin/stat")
    program.arguments = ["-c", "%W", path]
    program.standardOutput = output
    guard (try? program.run()) != nil else { return false }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self) == "0\n"
  }

  @Test("A link has a status of its own (Device.CL1)")
  func link() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.entry("link"), withDestinationPath: path)
    var (link, file) = (stat(), stat())
    let results = [lstat(folder.entry("link"), &link), stat(folder.entry("link"), &file)]
    #expect(results == [0, 0])
    #expect(link.st_mode & S_IFMT == S_IFLNK)
    #expect(file.st_mode & S_IFMT == S_IFREG)
  }

  @Test(
    "A time of birth is one number, before and after 1970 (Device.CL1)",
    arguments: [(7, 5), (-7, 5), (0, 0), (-1, 999_999_999), (9_000_000_000, 1)])
  func kept(_ seconds: Int, _ nanoseconds: Int) {
    let parts = BirthTime.parts(BirthTime.nanoseconds(seconds, nanoseconds))
    #expect(parts == (seconds, nanoseconds))
  }

  @Test("A time of birth that no number holds is 0 (Device.CL1)", arguments: [Int.max, Int.min])
  func large(_ seconds: Int) {
    #expect(BirthTime.nanoseconds(seconds, 0) == 0)
    #expect(BirthTime.nanoseconds(seconds / 1_000_000_000, seconds) == 0)
  }

  @Test("Without a file the error is set (Device.CL1)")
  func missing() {
    var status = stat()
    errno = 0
    let result = stat("/nowhere/at/all", &status)
    let error = errno
    #expect(result == -1)
    #expect(error == ENOENT)
  }

  @Test("The record of a file system has its type, its place and its sizes (Device.CL4)")
  func fileSystem() {
    var record = statfs()
    let result = statfs("/proc", &record)
    #expect(result == 0)
    let type = withUnsafeBytes(of: record.f_fstypename) { String(cBytes: $0) }
    #expect(type == "proc")
    let place = withUnsafePointer(to: &record.f_mntonname) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(MAXPATHLEN)) { String(cString: $0) }
    }
    #expect(place == "/proc")
    let source = withUnsafePointer(to: &record.f_mntfromname.0) { String(cString: $0) }
    #expect(source == "proc")
    #expect(MemoryLayout<statfs>.size == 2168)
  }

  @Test("The root has blocks, of a path and of an open file (Device.CL4)")
  func root() {
    var (record, other) = (statfs(), statfs())
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    let results = [statfs("/", &record), fstatfs(folder, &other)]
    #expect(results == [0, 0])
    #expect(record.f_bsize > 0)
    #expect(record.f_blocks > 0)
    #expect(record.f_bfree >= record.f_bavail)
    #expect(record.f_blocks == other.f_blocks)
    #expect(record.f_flags & UInt32(MNT_ROOTFS) != 0)
    let size = Int64(record.f_bsize) * Int64(record.f_blocks)
    #expect(size > 1_000_000)
  }

  @Test("A missing file, descriptor or memory is an error (Device.CL4)")
  func fileSystemErrors() {
    var record = statfs()
    let missing = (statfs("/nowhere/at/all", &record), errno)
    let closed = (fstatfs(-1, &record), errno)
    let nothing = (statfs("/", nil), errno)
    #expect(missing == (-1, ENOENT))
    #expect(closed == (-1, EBADF))
    #expect(nothing == (-1, EFAULT))
  }
}

extension String {
  /// Creates a text from the bytes before a null.
  fileprivate init(cBytes bytes: UnsafeRawBufferPointer) {
    self = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
