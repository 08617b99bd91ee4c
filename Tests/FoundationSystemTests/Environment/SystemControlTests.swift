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

  private func number<Value: FixedWidthInteger>(_ name: String, _ type: Value.Type) -> Value? {
    var value: Value = 0
    var size = MemoryLayout<Value>.size
    let isFound = sysctlbyname(name, &value, &size, nil, 0) == 0 && size == MemoryLayout<Value>.size
    return isFound ? value : nil
  }

  /// Device.SC5.
  @Test("The processor, the limits and the use of the machine are those of the system")
  func furtherValues() throws {
    var info = host_basic_info()
    var count = HOST_BASIC_INFO_COUNT
    let code = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        host_info(mach_host_self(), HOST_BASIC_INFO, $0, &count)
      }
    }
    #expect(code == KERN_SUCCESS && number("hw.cputype", Int32.self) == info.cpu_type)
    #expect(number("hw.cpusubtype", Int32.self) == info.cpu_subtype)
    #expect(number("hw.byteorder", Int32.self) == 1234)
    let line = sysconf(Int32(_SC_LEVEL1_DCACHE_LINESIZE))
    #expect(number("hw.cachelinesize", Int64.self) == (line > 0 ? Int64(line) : nil))
    let files = try String(contentsOfFile: "/proc/sys/fs/file-max", encoding: .utf8)
    let most = try #require(Int64(files.filter(\.isNumber)))
    #expect(number("kern.maxfiles", Int32.self) == Int32(clamping: most))
    var revision: Int32 = 0
    var (size, name) = (4, [CTL_KERN, KERN_OSREV])
    #expect(sysctl(&name, 2, &revision, &size, nil, 0) == 0 && revision >= 199_506)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let product = try #require(text("kern.osproductversion"))
    #expect(product.hasPrefix("\(version.majorVersion).\(version.minorVersion)"))
    let processors = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let model = text("machdep.cpu.brand_string")
    #expect(processors.contains("model name") == (model != nil))
    #expect(processors.contains(model ?? ""))
    var load = loadavg()
    size = MemoryLayout<loadavg>.size
    var means = [0.0]
    #expect(sysctlbyname("vm.loadavg", &load, &size, nil, 0) == 0 && load.fscale == 2048)
    #expect(getloadavg(&means, 1) == 1)
    #expect(abs(Double(load.ldavg.0) / Double(load.fscale) - means[0]) < 1)
    var swap = xsw_usage()
    size = MemoryLayout<xsw_usage>.size
    name = [CTL_VM, VM_SWAPUSAGE]
    #expect(sysctl(&name, 2, &swap, &size, nil, 0) == 0)
    #expect(swap.xsu_used + swap.xsu_avail == swap.xsu_total)
    #expect(swap.xsu_pagesize == UInt32(vm_page_size))
  }

  /// Device.SC6.
  @Test("The numbers of a name lead to its value")
  func numbers() {
    for name in ["hw.machine", "hw.memsize", "hw.logicalcpu", "kern.osproductversion"] {
      var numbers = [Int32](repeating: 0, count: Int(CTL_MAXNAME))
      var (count, size, other) = (numbers.count, 0, 0)
      #expect(sysctlnametomib(name, &numbers, &count) == 0 && count == 2)
      #expect(sysctl(&numbers, UInt32(count), nil, &size, nil, 0) == 0 && size > 0)
      #expect(sysctlbyname(name, nil, &other, nil, 0) == 0 && other == size)
    }
    var (count, few) = (4, [Int32](repeating: 0, count: 4))
    #expect(sysctlnametomib("kern.proc.pid", &few, &count) == 0 && count == 3)
    few[3] = getpid()
    var record = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&few, 4, &record, &size, nil, 0) == 0 && record.kp_proc.p_pid == getpid())
    count = 1
    #expect(sysctlnametomib("hw.machine", &few, &count) == -1 && errno == ENOMEM && count == 2)
    #expect(sysctlnametomib("hw.nonsense", &few, &count) == -1 && errno == ENOENT)
    #expect(sysctlnametomib("nonsense", nil, nil) == -1 && errno == ENOENT)
    #expect(sysctlnametomib("hw.ncpu", nil, &count) == 0 && count == 2)
  }
}
