import Synchronization

extension SystemValue {
  /// Returns the name of the numbers of a value; nil for unknown ones.
  static func name(of numbers: [Int32]) -> String? {
    names[numbers] ?? given.withLock { given in given.first { $0.value == numbers }?.key }
  }

  /// Returns the numbers of a value's name, the same for each call; nil for an unknown one.
  ///
  /// A value without numbers of its own gets numbers from 100 on, as on an iPhone (documented).
  static func numbers(of name: String) -> [Int32]? {
    if name == "kern.proc.pid" { return [CTL_KERN, KERN_PROC, KERN_PROC_PID] }
    if let known = names.first(where: { $0.value == name }) { return known.key }
    guard let group = groups.first(where: { name.hasPrefix($0.key) })?.value, named(name) != nil
    else { return nil }
    return given.withLock { given in
      if let numbers = given[name] { return numbers }
      given[name] = [group, 100 + Int32(given.count)]
      return given[name]
    }
  }

  private static let given = Mutex<[String: [Int32]]>([:])

  private static let groups = [
    "kern.": CTL_KERN, "hw.": CTL_HW, "vm.": CTL_VM, "machdep.": CTL_MACHDEP,
  ]

  private static let names: [[Int32]: String] = [
    [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease",
    [CTL_KERN, KERN_VERSION]: "kern.version", [CTL_KERN, KERN_HOSTNAME]: "kern.hostname",
    [CTL_KERN, KERN_BOOTTIME]: "kern.boottime", [CTL_KERN, KERN_OSVERSION]: "kern.osversion",
    [CTL_KERN, KERN_OSREV]: "kern.osrevision", [CTL_KERN, KERN_ARGMAX]: "kern.argmax",
    [CTL_KERN, KERN_MAXFILES]: "kern.maxfiles",
    [CTL_KERN, KERN_MAXFILESPERPROC]: "kern.maxfilesperproc",
    [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model",
    [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_BYTEORDER]: "hw.byteorder",
    [CTL_HW, HW_PHYSMEM]: "hw.physmem", [CTL_HW, HW_USERMEM]: "hw.usermem",
    [CTL_HW, HW_PAGESIZE]: "hw.pagesize", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
    [CTL_HW, HW_AVAILCPU]: "hw.availcpu", [CTL_HW, HW_CACHELINE]: "hw.cachelinesize",
    [CTL_HW, HW_L1ICACHESIZE]: "hw.l1icachesize", [CTL_HW, HW_L1DCACHESIZE]: "hw.l1dcachesize",
    [CTL_HW, HW_L2CACHESIZE]: "hw.l2cachesize", [CTL_HW, HW_L3CACHESIZE]: "hw.l3cachesize",
    [CTL_VM, VM_LOADAVG]: "vm.loadavg", [CTL_VM, VM_SWAPUSAGE]: "vm.swapusage",
  ]
}
