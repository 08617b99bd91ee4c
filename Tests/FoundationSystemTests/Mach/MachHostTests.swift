import Glibc
import TactusFoundation
import Testing

/// Tests the information about the machine.
@Suite struct MachHostTests {
  private let host = mach_host_self()

  /// Device.MH7.
  @Test("The processors and the memory are those of the system")
  func machine() {
    let answer = record(host_basic_info()) { host_info(host, HOST_BASIC_INFO, $0, $1) }
    let info = answer.info
    #expect(answer.code == KERN_SUCCESS && answer.count == HOST_BASIC_INFO_COUNT)
    #expect(info.max_mem == ProcessInfo.processInfo.physicalMemory)
    #expect(UInt64(info.memory_size) == min(info.max_mem, 1 << 31))
    #expect(info.avail_cpus > 0 && info.avail_cpus <= info.max_cpus)
    #expect(Int(info.logical_cpu) == ProcessInfo.processInfo.activeProcessorCount)
    #if arch(x86_64)
      #expect(info.cpu_type == CPU_TYPE_X86_64)
    #elseif arch(arm64)
      #expect(info.cpu_type == CPU_TYPE_ARM64)
    #endif
    var size: vm_size_t = 0
    #expect(host_page_size(host, &size) == KERN_SUCCESS)
    #expect(Int(size) == sysconf(TactusFoundation._SC_PAGESIZE))
    #expect(vm_page_size == size && vm_kernel_page_size == size && 1 << vm_page_shift == size)
  }

  /// Device.MH7.
  @Test("The load is that of the system in thousandths")
  func load() {
    func loads() -> [integer_t] {
      var means = [Double](repeating: 0, count: 3)
      #expect(getloadavg(&means, 3) == 3)
      return means.map { integer_t($0 * 1000) }
    }
    let before = loads()
    let answer = record(host_load_info()) { host_statistics(host, HOST_LOAD_INFO, $0, $1) }
    let after = loads()
    let (found, factor) = (answer.info.avenrun, answer.info.mach_factor)
    #expect(answer.code == KERN_SUCCESS && [before[0], after[0]].contains(found.0))
    #expect([before[1], after[1]].contains(found.1) && [before[2], after[2]].contains(found.2))
    let most = ProcessInfo.processInfo.activeProcessorCount * Int(LOAD_SCALE)
    #expect(factor.0 >= 0 && factor.0 <= most && factor.1 <= most && factor.2 <= most)
  }

  /// Device.MH8.
  @Test("The pages of memory are those of the kernel's file")
  func memory() throws {
    let numbers = kernelNumbers("/proc/meminfo")
    let faults = try #require(kernelNumbers("/proc/vmstat")["pgfault"])
    let answer = record(vm_statistics64()) { host_statistics64(host, HOST_VM_INFO64, $0, $1) }
    let info = answer.info
    #expect(answer.code == KERN_SUCCESS && answer.count == HOST_VM_INFO64_COUNT)
    let total = try #require(numbers["MemTotal"])
    func isNear(_ pages: natural_t, _ names: String...) -> Bool {
      let expected = names.reduce(0) { $0 + (numbers[$1] ?? 0) }
      return abs(Int(pages) * Int(vm_page_size) / 1024 - expected) < total / 20
    }
    #expect(isNear(info.free_count, "MemFree") && isNear(info.active_count, "Active"))
    #expect(isNear(info.inactive_count, "Inactive", "SReclaimable"))
    #expect(isNear(info.internal_page_count, "AnonPages") && info.wire_count > 0)
    let sum = [info.free_count, info.active_count, info.inactive_count, info.wire_count]
      .reduce(0) { $0 + Int($1) * Int(vm_page_size) / 1024 }
    #expect(sum > total / 2 && sum <= total + total / 20)
    #expect(Int(info.faults) >= faults && info.pageins > 0)
    let short = record(vm_statistics()) { host_statistics(host, HOST_VM_INFO, $0, $1) }
    #expect(short.code == KERN_SUCCESS && isNear(short.info.free_count, "MemFree"))
    let room = HOST_VM_INFO64_COUNT - 1
    let older = record(vm_statistics64(), room: room) {
      host_statistics64(host, HOST_VM_INFO64, $0, $1)
    }
    #expect(older.code == KERN_SUCCESS && older.count == room - 1 && older.info.free_count > 0)
  }

  private func ticks() -> [UInt64] {
    let ticks = record(host_cpu_load_info()) {
      host_statistics(host, HOST_CPU_LOAD_INFO, $0, $1)
    }.info.cpu_ticks
    return [ticks.0, ticks.1, ticks.2, ticks.3].map { UInt64($0) }
  }

  /// Device.MH9.
  @Test("Work adds to the ticks of the processors, and no tick is lost")
  func processors() {
    let before = ticks()
    work(milliseconds: 300)
    let after = ticks()
    #expect(zip(before, after).allSatisfy { $0 <= $1 })
    let busy = [CPU_STATE_USER, CPU_STATE_SYSTEM, CPU_STATE_NICE].map(Int.init)
    #expect(busy.reduce(0) { $0 + after[$1] - before[$1] } >= 20)
  }

  /// Device.MH9.
  @Test("Each processor has its ticks, whose sum is that of the machine")
  func eachProcessor() throws {
    var count: natural_t = 0
    var list: processor_info_array_t!
    var integers: mach_msg_type_number_t = 0
    let before = ticks()
    let code = host_processor_info(host, PROCESSOR_CPU_LOAD_INFO, &count, &list, &integers)
    let after = ticks()
    #expect(code == KERN_SUCCESS && integers == count * UInt32(CPU_STATE_MAX))
    let lines = try String(contentsOfFile: "/proc/stat", encoding: .utf8).split(separator: "\n")
    #expect(Int(count) == lines.count { $0.hasPrefix("cpu") } - 1)
    for state in 0..<Int(CPU_STATE_MAX) {
      let sum = (0..<Int(count)).reduce(0) {
        $0 + UInt64(UInt32(bitPattern: list[$1 * Int(CPU_STATE_MAX) + state]))
      }
      // The kernel rounds the numbers of each processor down.
      let slack = UInt64(count) * 10
      #expect(sum + slack >= before[state] && sum <= after[state] + slack)
    }
    let size = vm_size_t(integers) * vm_size_t(MemoryLayout<integer_t>.size)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: list), size) == KERN_SUCCESS)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: list), size) != KERN_SUCCESS)
  }

  /// Device.MH7.
  @Test("Other machines, kinds and too little memory are errors")
  func failures() {
    let kinds = [HOST_LOAD_INFO, HOST_CPU_LOAD_INFO, HOST_VM_INFO, HOST_VM_INFO64, 99, -1]
    for kind in kinds {
      let wrong = record(vm_statistics64()) { host_statistics64(0, kind, $0, $1) }
      #expect(wrong.code == KERN_INVALID_HOST)
      let few = record(vm_statistics64(), room: 1) { host_statistics64(host, kind, $0, $1) }
      let isKnown = (1...4).contains(kind)
      #expect(few.code == (isKnown ? KERN_FAILURE : KERN_INVALID_ARGUMENT))
      #expect(host_statistics64(host, kind, nil, nil) == KERN_INVALID_ARGUMENT)
      #expect(host_statistics(host, kind, nil, nil) == KERN_INVALID_ARGUMENT)
    }
    let few = record(host_basic_info(), room: 4) { host_info(host, HOST_BASIC_INFO, $0, $1) }
    #expect(few.code == KERN_FAILURE && few.info.max_cpus == 0)
    let other = record(host_basic_info()) { host_info(host, 4, $0, $1) }
    #expect(other.code == KERN_INVALID_ARGUMENT)
    #expect(host_info(mach_task_self_, HOST_BASIC_INFO, nil, nil) == KERN_INVALID_ARGUMENT)
    #expect(host_page_size(0, nil) == KERN_INVALID_ARGUMENT)
    var (count, integers): (natural_t, mach_msg_type_number_t) = (3, 0)
    var list: processor_info_array_t?
    #expect(host_processor_info(host, 1, &count, &list, &integers) == KERN_INVALID_ARGUMENT)
    #expect(host_processor_info(host, 2, &count, &list, nil) == KERN_INVALID_ARGUMENT)
    #expect(count == 3 && list == nil)
  }
}
