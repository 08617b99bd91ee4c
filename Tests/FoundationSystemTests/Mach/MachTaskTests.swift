import Glibc
import TactusFoundation
import Testing

/// Tests the names and the information about this process.
@Suite struct MachTaskTests {
  private func basic() -> mach_task_basic_info {
    record(mach_task_basic_info()) {
      task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, $1)
    }.info
  }

  private func live() -> task_thread_times_info {
    record(task_thread_times_info()) {
      task_info(mach_task_self_, task_flavor_t(TASK_THREAD_TIMES_INFO), $0, $1)
    }.info
  }

  /// The processor time of the process, in microseconds.
  private func used() -> Int { Int(clock_gettime_nsec_np(CLOCK_PROCESS_CPUTIME_ID) / 1000) }

  /// Device.MH1.
  @Test("Task, machine and threads have different names, which can be given up")
  func names() {
    let other = WorkingThread(milliseconds: 0)
    let own = mach_thread_self()
    let names = [mach_task_self(), mach_host_self(), own, other.name]
    #expect(Set(names).count == 4 && !names.contains(0) && mach_task_self() == mach_task_self_)
    #expect(pthread_mach_thread_np(pthread_self()) == own && mach_thread_self() == own)
    for name in names { #expect(mach_port_deallocate(mach_task_self_, name) == KERN_SUCCESS) }
    #expect(mach_port_deallocate(mach_task_self_, 0) == KERN_INVALID_NAME)
    #expect(mach_port_deallocate(own, own) == KERN_INVALID_TASK)
    other.end()
  }

  /// Device.MH2.
  @Test("The sizes of the task are those of the kernel's file")
  func sizes() {
    // Other tests of the process take and release memory at the same time.
    #expect((0..<50).contains { _ in areSizesNear() })
    let info = basic()
    #expect(info.policy == POLICY_TIMESHARE && info.suspend_count == 0)
  }

  /// Returns whether all sizes are between those that the kernel's file has before and after.
  private func areSizesNear() -> Bool {
    let first = kernelNumbers("/proc/self/status")
    let info = basic()
    let memory = record(task_vm_info_data_t()) {
      task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, $1)
    }
    let words = record(task_basic_info()) {
      task_info(mach_task_self_, task_flavor_t(TASK_BASIC_INFO), $0, $1)
    }
    let second = kernelNumbers("/proc/self/status")
    func isNear(_ size: some BinaryInteger, _ name: String) -> Bool {
      guard let before = first[name], let after = second[name] else { return false }
      // The kernel counts in batches of pages for each processor.
      let (least, most) = (min(before, after) * 1024, max(before, after) * 1024)
      return (least - (4 << 20)...most + (4 << 20)).contains(Int(size))
    }
    return memory.code == KERN_SUCCESS && memory.count == TASK_VM_INFO_COUNT
      && isNear(info.virtual_size, "VmSize") && isNear(info.resident_size, "VmRSS")
      && isNear(info.resident_size_max, "VmHWM") && isNear(memory.info.internal, "RssAnon")
      && isNear(memory.info.phys_footprint, "RssAnon") && words.code == KERN_SUCCESS
      && isNear(words.info.resident_size, "VmRSS")
  }

  /// Device.MH2.
  @Test("Memory that the app touches adds to its footprint")
  func footprint() {
    func footprint() -> Int {
      Int(
        record(task_vm_info_data_t()) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, $1)
        }.info.phys_footprint)
    }
    let size = 128 << 20
    var address: vm_address_t = 0
    let before = footprint()
    #expect(vm_allocate(mach_task_self_, &address, vm_size_t(size), VM_FLAGS_ANYWHERE) == 0)
    if let memory = UnsafeMutableRawPointer(bitPattern: address) { memset(memory, 1, size) }
    #expect(footprint() - before > size / 2)
    #expect(vm_deallocate(mach_task_self_, address, vm_size_t(size)) == KERN_SUCCESS)
  }

  /// Device.MH3.
  @Test("The time of threads that have ended is not that of those that live")
  func times() {
    let thread = WorkingThread(milliseconds: 300)
    let before = basic()
    thread.end()
    let after = basic()
    let added =
      microseconds(after.user_time) + microseconds(after.system_time)
      - microseconds(before.user_time) - microseconds(before.system_time)
    #expect(added >= 290_000)
    // A thread may end between the two questions; it is then in both answers.
    let isWhole = (0..<50).contains { _ in
      let first = used()
      let (times, basic) = (live(), basic())
      let last = used()
      let sum =
        microseconds(times.user_time) + microseconds(times.system_time)
        + microseconds(basic.user_time) + microseconds(basic.system_time)
      return (first - 1000...last + 1000).contains(sum)
    }
    #expect(isWhole)
  }

  /// Device.MH3.
  @Test("Faults and switches are those that the system counts")
  func events() {
    func usage() -> rusage {
      var usage = rusage()
      getrusage(TactusFoundation.RUSAGE_SELF, &usage)
      return usage
    }
    let first = usage()
    let events = record(task_events_info()) {
      task_info(mach_task_self_, task_flavor_t(TASK_EVENTS_INFO), $0, $1)
    }
    let last = usage()
    #expect(events.code == KERN_SUCCESS && events.count == TASK_EVENTS_INFO_COUNT)
    let faults = first.ru_minflt + first.ru_majflt...last.ru_minflt + last.ru_majflt
    #expect(faults.contains(Int(events.info.faults)))
    #expect((first.ru_majflt...last.ru_majflt).contains(Int(events.info.pageins)))
    let switches = first.ru_nvcsw + first.ru_nivcsw...last.ru_nvcsw + last.ru_nivcsw
    #expect(switches.contains(Int(events.info.csw)))
  }

  /// Device.MH2.
  @Test("An older program gets the beginning; too little memory and unknown kinds are errors")
  func failures() {
    let room = mach_msg_type_number_t(
      (MemoryLayout<task_vm_info>.offset(of: \.min_address) ?? 0) / 4)
    let older = record(task_vm_info_data_t(), room: room + 1) {
      task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, $1)
    }
    #expect(older.code == KERN_SUCCESS && older.count == room && older.info.phys_footprint > 0)
    #expect(older.info.limit_bytes_remaining == 0)
    for flavor in [MACH_TASK_BASIC_INFO, TASK_BASIC_INFO, TASK_VM_INFO, TASK_EVENTS_INFO, 3] {
      let few = record(task_vm_info_data_t(), room: 1) {
        task_info(mach_task_self_, task_flavor_t(flavor), $0, $1)
      }
      #expect(few.code == KERN_INVALID_ARGUMENT && few.info.virtual_size == 0)
    }
    for flavor in [task_flavor_t.max, 9999, 0] {
      let unknown = record(task_vm_info_data_t()) { task_info(mach_task_self_, flavor, $0, $1) }
      #expect(unknown.code == KERN_INVALID_ARGUMENT)
    }
    #expect(task_info(mach_task_self_, 20, nil, nil) == KERN_INVALID_ARGUMENT)
    #expect(String(cString: mach_error_string(KERN_INVALID_ARGUMENT)).contains("invalid argument"))
    #expect(mach_error_string(KERN_SUCCESS) != mach_error_string(-77))
    #expect(mach_error_string(-78) == mach_error_string(-77))
  }
}
