import Glibc
import TactusFoundation
import Testing

/// Tests the information about the threads of this process, one by one.
///
/// A question of one test about all threads begins the mean of another.
@Suite(.serialized) struct MachThreadTests {
  /// Returns the names of the threads; nil for an error.
  private func threads() -> [thread_t]? {
    var list: thread_act_array_t?
    var count: mach_msg_type_number_t = 0
    guard task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS, let list else { return nil }
    let names = (0..<Int(count)).map { list[$0] }
    let size = vm_size_t(Int(count) * MemoryLayout<thread_t>.stride)
    return vm_deallocate(mach_task_self_, vm_address_t(bitPattern: list), size) == 0 ? names : nil
  }

  /// Device.MH4.
  @Test("The threads are those of the process, the main thread first")
  func list() throws {
    let thread = WorkingThread(milliseconds: 0)
    let names = try #require(threads())
    #expect(Set(names).count == names.count && names.contains(thread.name))
    #expect(names.contains(mach_thread_self()))
    // The number of the main thread is that of the process.
    #expect(names.first == mach_port_t(getpid()) << 8 | 7)
    thread.end()
    #expect(try !#require(threads()).contains(thread.name))
    #expect(thread.info.code == KERN_INVALID_ARGUMENT)
    #expect(mach_port_deallocate(mach_task_self_, thread.name) == KERN_SUCCESS)
  }

  /// Device.MH4.
  @Test("A performance view's way to read threads: a pointer that is not optional")
  func oldSpelling() {
    let empty = thread_act_array_t.allocate(capacity: 1)
    defer { empty.deallocate() }
    var list = empty
    var count = mach_msg_type_number_t(0)
    let code = withUnsafeMutablePointer(to: &list) {
      $0.withMemoryRebound(to: thread_act_array_t?.self, capacity: 1) {
        task_threads(mach_task_self_, $0, &count)
      }
    }
    #expect(code == KERN_SUCCESS && count > 0)
    for index in 0..<count {
      var info = thread_basic_info()
      var size = mach_msg_type_number_t(THREAD_INFO_MAX)
      let code = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
          thread_info(list[Int(index)], thread_flavor_t(THREAD_BASIC_INFO), $0, &size)
        }
      }
      // A thread of another test may have ended.
      guard code == KERN_SUCCESS else { continue }
      #expect(size == THREAD_BASIC_INFO_COUNT && info.flags & TH_FLAGS_IDLE == 0)
      #expect((0...TH_USAGE_SCALE).contains(info.cpu_usage))
      #expect((TH_STATE_RUNNING...TH_STATE_HALTED).contains(info.run_state))
    }
    let size = vm_size_t(Int(count) * MemoryLayout<thread_t>.stride)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(UInt(bitPattern: list)), size) == 0)
  }

  /// Device.MH4.
  @Test("The time of a thread is what it has worked, and its state tells whether it waits")
  func state() {
    let thread = WorkingThread(milliseconds: 150)
    thread.wait { _, info in info.run_state == TH_STATE_WAITING }
    let info = thread.info.info
    let time = microseconds(info.user_time) + microseconds(info.system_time)
    #expect(time >= 149_000 && time < 1_000_000)
    #expect(info.policy == POLICY_TIMESHARE && info.suspend_count == 0 && info.sleep_time == 0)
    let own = record(thread_basic_info()) {
      thread_info(mach_thread_self(), thread_flavor_t(THREAD_BASIC_INFO), $0, $1)
    }
    #expect(own.info.run_state == TH_STATE_RUNNING)
    thread.end()
  }

  /// Device.MH5.
  @Test("The use of a processor is the share of the time at first, and falls while a thread waits")
  func use() {
    let start = clock_gettime_nsec_np(CLOCK_BOOTTIME)
    let thread = WorkingThread(milliseconds: 300)
    let first = thread.info.info
    let wall = Double(clock_gettime_nsec_np(CLOCK_BOOTTIME) - start) / 1000
    let time = Double(microseconds(first.user_time) + microseconds(first.system_time))
    // The kernel tells the begin of a thread in hundredths of a second.
    #expect(Double(first.cpu_usage) >= time / (wall + 10_000) * 1000 - 1)
    #expect(first.cpu_usage <= TH_USAGE_SCALE)
    thread.wait { _, info in info.cpu_usage < first.cpu_usage / 2 }
    let later = thread.info.info
    #expect(later.cpu_usage < first.cpu_usage / 2)
    #expect(microseconds(later.user_time) - microseconds(first.user_time) < 100_000)
    thread.end()
  }

  /// Device.MH5.
  @Test("Work between two questions is the use of the second")
  func usePeriod() {
    func read() -> (info: thread_basic_info, clock: UInt64) {
      let info = record(thread_basic_info()) {
        thread_info(mach_thread_self(), thread_flavor_t(THREAD_BASIC_INFO), $0, $1)
      }.info
      return (info, clock_gettime_nsec_np(CLOCK_BOOTTIME))
    }
    let first = read()
    work(milliseconds: 400)
    let second = read()
    let used =
      microseconds(second.info.user_time) + microseconds(second.info.system_time)
      - microseconds(first.info.user_time) - microseconds(first.info.system_time)
    let share = Double(used) * 1_000_000 / Double(second.clock - first.clock)
    let range = [share, Double(first.info.cpu_usage)].sorted()
    #expect((range[0] - 50...range[1] + 50).contains(Double(second.info.cpu_usage)))
    // At most exp(-0.4 / 0.25) of the first answer is left.
    #expect(Double(second.info.cpu_usage) >= share * 0.79 - 50)
  }

  /// Device.MH4.
  @Test("Other names, kinds and too little memory are errors")
  func failures() {
    let basic = thread_flavor_t(THREAD_BASIC_INFO)
    let own = mach_thread_self()
    for name in [0, 7, mach_task_self_, mach_host_self(), .max, 1 << 31 | 7] {
      let answer = record(thread_basic_info()) { thread_info(name, basic, $0, $1) }
      #expect(answer.code == KERN_INVALID_ARGUMENT)
    }
    for flavor in [0, 4, 5, thread_flavor_t.max] {
      let answer = record(thread_basic_info()) { thread_info(own, flavor, $0, $1) }
      #expect(answer.code == KERN_INVALID_ARGUMENT)
    }
    let few = record(thread_basic_info(), room: 9) { thread_info(own, basic, $0, $1) }
    #expect(few.code == KERN_INVALID_ARGUMENT && few.info.policy == 0)
    #expect(thread_info(own, basic, nil, nil) == KERN_INVALID_ARGUMENT)
    var count: mach_msg_type_number_t = 0
    #expect(task_threads(mach_task_self_, nil, &count) == KERN_INVALID_ARGUMENT)
    var list: thread_act_array_t?
    #expect(task_threads(own, &list, &count) == KERN_INVALID_ARGUMENT && list == nil)
  }
}
