internal import Glibc

extension SystemValue {
  /// Returns the value of a name about the processors, limits and use of the machine; nil for an
  /// unknown one, or if Linux does not tell (Device.SC5).
  static func further(_ name: String) -> SystemValue? {
    switch name {
    case "hw.cputype": SystemValue(ProcessorKind.type)
    case "hw.cpusubtype": SystemValue(ProcessorKind.subtype)
    case "hw.cpu64bit_capable": SystemValue(Int32(Int.bitWidth == 64 ? 1 : 0))
    case "hw.byteorder": SystemValue(Int32(1.littleEndian == 1 ? 1234 : 4321))
    case "hw.cachelinesize": size(_SC_LEVEL1_DCACHE_LINESIZE)
    case "hw.l1icachesize": size(_SC_LEVEL1_ICACHE_SIZE)
    case "hw.l1dcachesize": size(_SC_LEVEL1_DCACHE_SIZE)
    case "hw.l2cachesize": size(_SC_LEVEL2_CACHE_SIZE)
    case "hw.l3cachesize": size(_SC_LEVEL3_CACHE_SIZE)
    case "hw.tbfrequency": SystemValue(Int64(NSEC_PER_SEC))
    case "kern.argmax": SystemValue(Int32(clamping: sysconf(_SC_ARG_MAX)))
    case "kern.maxfiles": maximumFiles.map { SystemValue(Int32(clamping: $0)) }
    case "kern.maxfilesperproc": SystemValue(maximumFilesPerProcess)
    // An iPhone's is the date of an edition of BSD, Linux' that of POSIX.
    case "kern.osrevision": SystemValue(Int32(clamping: sysconf(_SC_VERSION)))
    case "kern.osproductversion": SystemValue(productVersion)
    case "machdep.cpu.brand_string": processorName.map { SystemValue($0) }
    case "vm.loadavg": load.map { SystemValue($0) }
    case "vm.swapusage": SystemValue(swap)
    default: nil
    }
  }

  /// Returns a size of the processor's caches; nil if Linux does not tell.
  private static func size(_ name: Int) -> SystemValue? {
    let size = sysconf(Int32(name))
    return size > 0 ? SystemValue(Int64(size)) : nil
  }

  private static var maximumFiles: Int? {
    let text = try? String(contentsOfFile: "/proc/sys/fs/file-max", encoding: .utf8)
    return text?.split(separator: "\n").first.flatMap { Int($0) }
  }

  private static var maximumFilesPerProcess: Int32 {
    var limit = rlimit()
    getrlimit(RLIMIT_NOFILE, &limit)
    return Int32(clamping: limit.rlim_max)
  }

  private static var productVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
    return "\(version.majorVersion).\(version.minorVersion)" + patch
  }

  /// The name of the processor in `/proc/cpuinfo`, which not all kinds have.
  private static var processorName: String? {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").dropFirst().first?.trimmingCharacters(in: .whitespaces)
  }

  private static var load: loadavg? {
    var means = [Double](repeating: 0, count: 3)
    guard getloadavg(&means, 3) == 3 else { return nil }
    var load = loadavg()
    let numbers = means.map { fixpt_t($0 * Double(load.fscale)) }
    load.ldavg = (numbers[0], numbers[1], numbers[2])
    return load
  }

  private static var swap: xsw_usage {
    let memory = KernelTable("/proc/meminfo")
    var usage = xsw_usage()
    usage.xsu_total = memory.bytes("SwapTotal")
    usage.xsu_avail = min(memory.bytes("SwapFree"), usage.xsu_total)
    usage.xsu_used = usage.xsu_total - usage.xsu_avail
    usage.xsu_pagesize = UInt32(vm_page_size)
    return usage
  }
}
