import TactusFoundation
import Testing

/// Tests of commands for files and sockets that Linux lacks.
@Suite struct FileCommandTests {
  // Processes of their own: others' connections need the signal's handling.
  @Test("Writes to a closed connection raise no signal (Device.CL2)")
  func brokenPipe() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, 1, 0, &ends) == 0)
      var (value, size) = (Int32(7), socklen_t(4))
      let unset = getsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &value, &size)
      #expect(unset == 0)
      #expect(value == 0)
      var one: Int32 = 1
      let set = setsockopt(
        ends[0], SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
      #expect(set == 0)
      let get = getsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &value, &size)
      #expect(get == 0)
      #expect(value == 1)
      close(ends[1])
      errno = 0
      let written = write(ends[0], "a", 1)
      let error = errno
      #expect(written == -1)
      #expect(error == EPIPE)
    }
  }

  @Test("A descriptor can be set, too, and an option of 0 changes nothing (Device.CL2)")
  func descriptorSetting() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, 1, 0, &ends) == 0)
      var zero: Int32 = 0
      let unset = setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &zero, 4)
      #expect(unset == 0)
      #expect(fcntl(ends[0], F_GETNOSIGPIPE) == 0)
      #expect(fcntl(ends[0], F_SETNOSIGPIPE, 1) == 0)
      #expect(fcntl(ends[0], F_GETNOSIGPIPE) == 1)
      #expect(fcntl(-1, F_SETNOSIGPIPE, 1) == -1)
      #expect(fcntl(-1, F_GETNOSIGPIPE) == -1)
    }
  }

  @Test("A function for SIGPIPE stays (Device.CL2)")
  func keptHandler() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGPIPE) { _ in exit(7) }
      var ends: [Int32] = [0, 0]
      _ = socketpair(AF_UNIX, 1, 0, &ends)
      var one: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &one, 4)
      close(ends[1])
      write(ends[0], "a", 1)
    }
  }

  @Test("Other options, and what is no socket, are as on Linux (Device.CL2)")
  func options() {
    let socket = socket(AF_INET, 1, 0)
    defer { close(socket) }
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    #expect(setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, size) == 0)
    var (value, length) = (Int32(0), size)
    let result = getsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &value, &length)
    #expect(result == 0)
    #expect(value != 0)
    let short = (setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &one, 1), errno)
    let none = (setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, nil, 4), errno)
    let closed = (setsockopt(-1, SOL_SOCKET, SO_NOSIGPIPE, &one, 4), errno)
    #expect(short == (-1, EINVAL))
    #expect(none == (-1, EINVAL))
    #expect(closed == (-1, EBADF))
  }

  @Test("An open file tells its path; a pipe has none (Device.CL3)")
  func path() throws {
    let folder = try TemporaryFolder()
    let file = open(try folder.write("one", "a file"), O_RDWR)
    defer { close(file) }
    var buffer = [CChar](repeating: 1, count: Int(MAXPATHLEN))
    let result = fcntl(file, F_GETPATH, &buffer)
    #expect(result == 0)
    let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
    #expect(path.hasSuffix("/a file"))
    #expect(FileManager.default.contents(atPath: path) == Data("one".utf8))
    var ends: [Int32] = [0, 0]
    _ = pipe(&ends)
    defer { ends.forEach { close($0) } }
    let pipe = (fcntl(ends[0], F_GETPATH, &buffer), errno)
    let closed = (fcntl(-1, F_GETPATH, &buffer), errno)
    #expect(pipe == (-1, EBADF))
    #expect(closed == (-1, EBADF))
  }

  @Test("A file is written to the disk, and told how it will be used (Device.CL3)")
  func use() throws {
    let folder = try TemporaryFolder()
    let file = open(try folder.write("one", "file"), O_RDWR)
    defer { close(file) }
    #expect(fcntl(file, F_FULLFSYNC) == 0)
    #expect(fcntl(file, F_FULLFSYNC, 1) == 0)
    #expect(fcntl(file, F_BARRIERFSYNC) == 0)
    #expect(fcntl(file, F_NOCACHE, 1) == 0)
    #expect(fcntl(file, F_NOCACHE, 0) == 0)
    #expect(fcntl(file, F_RDAHEAD, 0) == 0)
    var part = radvisory(ra_offset: 0, ra_count: 3)
    #expect(fcntl(file, F_RDADVISE, &part) == 0)
    let closed = [fcntl(-1, F_FULLFSYNC), fcntl(-1, F_NOCACHE, 1), fcntl(-1, F_RDADVISE, &part)]
    #expect(closed == [-1, -1, -1])
    // The commands of Linux are as before.
    #expect(fcntl(file, F_GETFL) & O_RDWR != 0)
    #expect(fcntl(file, F_SETFD, FD_CLOEXEC) == 0)
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    #expect(fcntl(file, F_SETLK, &lock) == 0)
  }

  @Test("Space is reserved for a file without a change of its size (Device.CL3)")
  func reserve() throws {
    let folder = try TemporaryFolder()
    let file = open(try folder.write("one", "file"), O_RDWR)
    defer { close(file) }
    var store = fstore_t(
      fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0,
      fst_length: 100_000, fst_bytesalloc: 0)
    let result = fcntl(file, F_PREALLOCATE, &store)
    #expect(result == 0)
    #expect(store.fst_bytesalloc == 100_000)
    var status = stat()
    _ = fstat(file, &status)
    #expect(status.st_size == 3)
    #expect(status.st_blocks * 512 >= 100_000)
    store.fst_posmode = 9
    let other = (fcntl(file, F_PREALLOCATE, &store), errno)
    #expect(other == (-1, EINVAL))
    #expect(store.fst_bytesalloc == 0)
  }

  @Test("A freed part of a file is zeros (Device.CL3)")
  func hole() throws {
    let folder = try TemporaryFolder()
    let file = open(try folder.write(String(repeating: "a", count: 8192), "file"), O_RDWR)
    defer { close(file) }
    var hole = fpunchhole_t(fp_flags: 0, reserved: 0, fp_offset: 0, fp_length: 4096)
    #expect(fcntl(file, F_PUNCHHOLE, &hole) == 0)
    let text = folder.text("file")
    #expect(text?.utf8.count == 8192)
    #expect(text?.utf8.first == 0)
    #expect(text?.utf8.last == 0x61)
  }
}
