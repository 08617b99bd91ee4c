internal import Glibc

// Darwin's `sysctl`, with the values that apps read (Device.SC1–SC6).

/// The greatest count of a value's numbers.
public let CTL_MAXNAME: Int32 = 12
/// The group of the kernel's values.
public let CTL_KERN: Int32 = 1
/// The group of the memory's values.
public let CTL_VM: Int32 = 2
/// The group of the machine's values.
public let CTL_HW: Int32 = 6
/// The group of the values of one kind of machine.
public let CTL_MACHDEP: Int32 = 7
/// The name of the system.
public let KERN_OSTYPE: Int32 = 1
/// The version of the kernel.
public let KERN_OSRELEASE: Int32 = 2
/// The revision of the system's interfaces.
public let KERN_OSREV: Int32 = 3
/// The description of the kernel.
public let KERN_VERSION: Int32 = 4
/// The maximum number of open files.
public let KERN_MAXFILES: Int32 = 7
/// The maximum size of a program's arguments, in bytes.
public let KERN_ARGMAX: Int32 = 8
/// The maximum number of open files of a process.
public let KERN_MAXFILESPERPROC: Int32 = 29
/// The load of the machine.
public let VM_LOADAVG: Int32 = 2
/// The use of swap.
public let VM_SWAPUSAGE: Int32 = 5
/// The name of the host.
public let KERN_HOSTNAME: Int32 = 10
/// The processes.
public let KERN_PROC: Int32 = 14
/// One process, by its number.
public let KERN_PROC_PID: Int32 = 1
/// The time of the machine's start.
public let KERN_BOOTTIME: Int32 = 21
/// The build of the system.
public let KERN_OSVERSION: Int32 = 65
/// The name of the machine.
public let HW_MACHINE: Int32 = 1
/// The name of the machine's model.
public let HW_MODEL: Int32 = 2
/// The number of processors.
public let HW_NCPU: Int32 = 3
/// The order of bytes: 1234 or 4321.
public let HW_BYTEORDER: Int32 = 4
/// The memory in bytes, clamped to 32 bits.
public let HW_PHYSMEM: Int32 = 5
/// The memory for apps in bytes, clamped to 32 bits.
public let HW_USERMEM: Int32 = 6
/// The size of a page of memory in bytes.
public let HW_PAGESIZE: Int32 = 7
/// The size of a line of the processor's cache, in bytes.
public let HW_CACHELINE: Int32 = 16
/// The size of the processor's first cache of instructions, in bytes.
public let HW_L1ICACHESIZE: Int32 = 17
/// The size of the processor's first cache of data, in bytes.
public let HW_L1DCACHESIZE: Int32 = 18
/// The size of the processor's second cache, in bytes.
public let HW_L2CACHESIZE: Int32 = 20
/// The size of the processor's third cache, in bytes.
public let HW_L3CACHESIZE: Int32 = 22
/// The memory in bytes.
public let HW_MEMSIZE: Int32 = 24
/// The number of processors that are in use.
public let HW_AVAILCPU: Int32 = 25
/// The flag of a process that a debugger runs.
public let P_TRACED: Int32 = 0x800

/// Reads a value of the system by its name.
///
/// - Parameters:
///   - name: The name, such as `hw.machine`.
///   - oldp: Memory for the value; nil to learn its size.
///   - oldlenp: The size of that memory in bytes, which becomes the size of the value.
///   - newp: A new value, which no app may set.
///   - newlen: The size of the new value.
/// - Returns: 0, or -1 with `errno` `ENOENT` for an unknown name, `EPERM` for a new value, or
///   `ENOMEM` for too little memory.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil else { return failure(EPERM) }
  guard let name, let value = SystemValue.named(String(cString: name)) else {
    return failure(ENOENT)
  }
  return value.copy(to: oldp, oldlenp)
}

/// Reads a value of the system by its numbers.
///
/// - Parameters:
///   - name: The group and the number, such as `CTL_HW` and `HW_MACHINE`.
///   - namelen: The count of these numbers.
///   - oldp: Memory for the value; nil to learn its size.
///   - oldlenp: The size of that memory in bytes, which becomes the size of the value.
///   - newp: A new value, which no app may set.
///   - newlen: The size of the new value.
/// - Returns: 0, or -1 with `errno` as for ``sysctlbyname(_:_:_:_:_:)``.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard newp == nil else { return failure(EPERM) }
  guard let name, namelen >= 2 else { return failure(ENOENT) }
  let numbers = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
  if numbers.count == 4, Array(numbers.prefix(3)) == [CTL_KERN, KERN_PROC, KERN_PROC_PID] {
    guard let value = SystemValue.process(numbers[3]) else { return failure(ESRCH) }
    return value.copy(to: oldp, oldlenp)
  }
  guard let value = SystemValue.numbered(numbers[0], numbers[1]) else { return failure(ENOENT) }
  return value.copy(to: oldp, oldlenp)
}

/// Gets the numbers of a value of the system.
///
/// - Parameters:
///   - name: The name, such as `hw.machine`.
///   - mibp: Memory for the numbers; nil to learn their count.
///   - sizep: The count of numbers in that memory, which becomes the count of the value's numbers.
/// - Returns: 0, or -1 with `errno` `ENOENT` for an unknown name, or `ENOMEM` for too little
///   memory.
@discardableResult
public func sysctlnametomib(
  _ name: UnsafePointer<CChar>!, _ mibp: UnsafeMutablePointer<Int32>!,
  _ sizep: UnsafeMutablePointer<Int>!
) -> Int32 {
  guard let name, let numbers = SystemValue.numbers(of: String(cString: name)) else {
    return failure(ENOENT)
  }
  guard let sizep else { return failure(EINVAL) }
  let room = sizep.pointee
  sizep.pointee = numbers.count
  guard let mibp else { return 0 }
  guard room >= numbers.count else { return failure(ENOMEM) }
  mibp.update(from: numbers, count: numbers.count)
  return 0
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
