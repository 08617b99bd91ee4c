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
