import Glibc
import TactusFoundation
import Testing

/// Tests `sysctl` and the values of the system.
@Suite struct SystemControlTests {
  private func text(_ name: String) -> String? {
    var size = 0
    guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [CChar](repeating: 1, count: size)
    guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  /// Device.SC1.
  @Test("The machine is that of uname, by name and by number")
  func machine() {
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: system.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(text("hw.machine") == machine && text("hw.model") == machine)
    var size = 0
    var name = [CTL_HW, HW_MACHINE]
    #expect(sysctl(&name, 2, nil, &size, nil, 0) == 0 && size == machine.utf8.count + 1)
    var memory: Int64 = 0
    size = 8
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
    #expect(memory == Int64(ProcessInfo.processInfo.physicalMemory))
    var start = timeval()
    size = MemoryLayout<timeval>.size
    name = [CTL_KERN, KERN_BOOTTIME]
    #expect(sysctl(&name, 2, &start, &size, nil, 0) == 0 && start.tv_sec > 0)
  }

  /// Device.SC2.
  @Test("Too little memory gets the beginning")
  func shortMemory() {
    var bytes = [CChar](repeating: 1, count: 2)
    var size = 2
    #expect(sysctlbyname("kern.ostype", &bytes, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(size == 2 && bytes == "Li".utf8.map(CChar.init))
  }

  /// Device.SC3.
  @Test("Unknown names and new values fail")
  func failures() {
    var size = 4
    var value: Int32 = 0
    var new: Int32 = 1
    #expect(sysctlbyname("hw.nonsense", &value, &size, nil, 0) == -1 && errno == ENOENT)
    #expect(sysctlbyname("hw.ncpu", &value, &size, &new, 4) == -1 && errno == EPERM)
    var name: [Int32] = [99, 99]
    #expect(sysctl(&name, 2, &value, &size, nil, 0) == -1 && errno == ENOENT)
  }

  /// Device.SC4.
  @Test("The record of a process tells whether a debugger runs it, and when it began")
  func process() {
    var record = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&name, 4, &record, &size, nil, 0) == 0)
    #expect(record.kp_proc.p_pid == getpid() && record.kp_proc.p_flag & P_TRACED == 0)
    let own = record.kp_proc.p_starttime
    name[3] = 1
    #expect(sysctl(&name, 4, &record, &size, nil, 0) == 0)
    let first = record.kp_proc.p_starttime
    var machine = timeval()
    size = MemoryLayout<timeval>.size
    #expect(sysctlbyname("kern.boottime", &machine, &size, nil, 0) == 0)
    #expect(machine.tv_sec <= first.tv_sec + 1 && first.tv_sec <= own.tv_sec)
    #expect((0..<1_000_000).contains(own.tv_usec) && own.tv_sec > machine.tv_sec)
    size = MemoryLayout<kinfo_proc>.stride
    name[3] = -1
    #expect(sysctl(&name, 4, &record, &size, nil, 0) == -1 && errno == ESRCH)
  }
}
