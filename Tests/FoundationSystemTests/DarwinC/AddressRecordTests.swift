import Glibc
import TactusFoundation
import Testing

/// Tests of the system's records with the members of an iPhone.
@Suite struct AddressRecordTests {
  @Test("Addresses are made with their size, which is that of the type (Device.CL16)")
  func addresses() {
    let address = sockaddr_in(
      sin_len: 0, sin_family: sa_family_t(AF_INET), sin_port: in_port_t(80).bigEndian,
      sin_addr: in_addr(s_addr: 7), sin_zero: (0, 0, 0, 0, 0, 0, 0, 1))
    #expect(address.sin_len == 16 && address.sin_family == AF_INET && address.sin_addr.s_addr == 7)
    #expect(address.sin_port == 0x5000 && address.sin_zero.7 == 1)
    let long = sockaddr_in6(
      sin6_len: 28, sin6_family: sa_family_t(AF_INET6), sin6_port: 1, sin6_flowinfo: 2,
      sin6_addr: in6addr_loopback, sin6_scope_id: 3)
    #expect(long.sin6_len == 28 && long.sin6_port == 1 && long.sin6_scope_id == 3)
    let any = sockaddr(
      sa_len: 16, sa_family: sa_family_t(AF_INET),
      sa_data: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9))
    #expect(any.sa_len == 16 && any.sa_family == AF_INET && any.sa_data.13 == 9)
  }

  @Test("Device.CL18. Records are made with the members of an iPhone")
  func orders() throws {
    var hints = addrinfo(
      ai_flags: AI_PASSIVE, ai_family: AF_INET, ai_socktype: 1, ai_protocol: 6, ai_addrlen: 3,
      ai_canonname: nil, ai_addr: nil, ai_next: nil)
    #expect(hints.ai_flags == AI_PASSIVE && hints.ai_protocol == 6 && hints.ai_addrlen == 3)
    withUnsafeMutablePointer(to: &hints) { first in
      let second = addrinfo(
        ai_flags: 0, ai_family: 0, ai_socktype: 0, ai_protocol: 0, ai_addrlen: 0,
        ai_canonname: UnsafeMutablePointer(bitPattern: 64),
        ai_addr: UnsafeMutablePointer(bitPattern: 128), ai_next: first)
      #expect(second.ai_canonname == UnsafeMutablePointer(bitPattern: 64))
      #expect(second.ai_addr == UnsafeMutablePointer(bitPattern: 128))
      #expect(second.ai_next == first)
    }
    let pause = timeval(tv_sec: 2, tv_usec: Int32(500))
    #expect(pause.tv_sec == 2 && pause.tv_usec == 500)
    #expect(setsockopt(0, SOL_SOCKET, SO_USELOOPBACK, nil, 0) == -1)
  }

  @Test("Device.CL18. The bits of a set of descriptors are those that select() reads")
  func descriptors() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let high = fcntl(ends[0], F_DUPFD, 200)
    defer { for end in ends + [high] { close(end) } }
    var set = fd_set()
    #expect(high >= 200)
    withUnsafeMutableBytes(of: &set.fds_bits) { bytes in
      bytes.bindMemory(to: Int32.self)[Int(high) / 32] |= 1 << (high % 32)
    }
    #expect(set.fds_bits.0 == 0)
    var pause = timeval(tv_sec: 0, tv_usec: 0)
    var copy = set
    #expect(select(high + 1, &copy, nil, nil, &pause) == 0)
    #expect(write(ends[1], "t", 1) == 1)
    copy = fd_set(fds_bits: set.fds_bits)
    #expect(select(high + 1, &copy, nil, nil, &pause) == 1)
  }

  @Test("The order of bytes is that of the machine (Device.CL17)")
  func order() {
    #expect(Int(OSHostByteOrder()) == (1.bigEndian == 1 ? OSBigEndian : OSLittleEndian))
    #expect(_OSSwapInt16(0x0102) == 0x0201 && _OSSwapInt32(1) == 0x0100_0000)
    #expect(_OSSwapInt64(1) == 0x0100_0000_0000_0000)
  }

  @Test("Paths are found by a pattern, and counted (Device.CL17)")
  func paths() {
    var found = glob_t()
    defer { globfree(&found) }
    #expect(glob("/proc/self/stat*", 0, nil, &found) == 0)
    #expect(found.gl_matchc == 3 && Int(found.gl_pathc) == 3)
  }

  @Test("The number of a thread is stored in both types of 64 bits (Device.CL17)")
  func thread() {
    var first: UInt64 = 0
    var second: __uint64_t = 0
    #expect(pthread_threadid_np(nil, &first) == 0 && pthread_threadid_np(nil, &second) == 0)
    #expect(first > 0 && first == UInt64(second))
  }
}
