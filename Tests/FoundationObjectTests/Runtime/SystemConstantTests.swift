import TactusFoundation
import Testing

/// Constants of the system, which are 32-bit numbers on an iPhone (Device.SC7).
@Suite struct SystemConstantTests {
  @Test("Device.SC7. Sockets, limits and names of configurations take 32-bit numbers")
  func numbers() {
    let all: [Int32] = [
      SOCK_STREAM, SOCK_DGRAM, IPPROTO_TCP, IPPROTO_UDP, SHUT_RDWR, MSG_PEEK, IFF_UP, RLIMIT_NOFILE,
      RUSAGE_SELF, PRIO_PROCESS, ITIMER_REAL, _SC_PAGESIZE, _PC_NAME_MAX, DT_DIR,
      PTHREAD_CREATE_DETACHED,
    ]
    #expect(all.count == 15)
    let kind = SOCK_STREAM
    let descriptor = socket(AF_INET, kind, IPPROTO_TCP)
    defer { close(descriptor) }
    #expect(descriptor >= 0)
    var hints = addrinfo()
    hints.ai_socktype = SOCK_STREAM
    hints.ai_protocol = IPPROTO_TCP
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    #expect(setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, size) == 0)
    #expect(shutdown(descriptor, SHUT_RDWR) == -1 && errno == ENOTCONN)
  }

  @Test("Device.SC7. Limits, use and entries of folders are read with them")
  func calls() throws {
    var limit = rlimit()
    #expect(getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur > 0)
    var use = rusage()
    #expect(getrusage(RUSAGE_SELF, &use) == 0 && use.ru_maxrss > 0)
    #expect(sysconf(_SC_PAGESIZE) > 0 && pathconf("/", _PC_NAME_MAX) > 0)
    let folder = try #require(opendir("/"))
    defer { closedir(folder) }
    var kinds: Set<Int32> = []
    while let entry = readdir(folder) { kinds.insert(Int32(entry.pointee.d_type)) }
    #expect(kinds.contains(DT_DIR))
  }
}
