import Synchronization
import TactusFoundation
import Testing

/// Names of Darwin about this process.
@Suite struct TaskAndImagesTests {
  @Test("The memory of this task is that which Linux tells")
  func memory() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size > 100_000)
    #expect(info.virtual_size >= info.resident_size)
    #expect(info.resident_size_max >= info.resident_size)
    var numbers = [integer_t](repeating: 0, count: 2)
    var few = mach_msg_type_number_t(2)
    #expect(task_info(mach_task_self_, 20, &numbers, &few) == KERN_INVALID_ARGUMENT)
    #expect(task_info(mach_task_self_ + 1, 20, &numbers, &few) == KERN_INVALID_ARGUMENT)
    var memory = task_vm_info_data_t()
    count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size) / 4
    let second = withUnsafeMutablePointer(to: &memory) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
      }
    }
    #expect(second == KERN_SUCCESS && memory.phys_footprint > 0)
    #expect(memory.phys_footprint <= memory.resident_size)
  }

  @Test("The images are the program and the libraries, with the headers of their files")
  func images() throws {
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }
      .map { String(cString: $0) }
    #expect(names.contains { $0.contains("libc.so") })
    let header = try #require(_dyld_get_image_header(0))
    #expect(header.pointee.magic == 0x464C_457F)
    #expect(_dyld_get_image_name(_dyld_image_count() + 1_000) == nil)
    #expect(_dyld_get_image_header(.max) == nil && _dyld_get_image_vmaddr_slide(.max) == 0)
  }

  @Test(
    "A decimal's significand has digits in base 65,536",
    arguments: [("65537", 1, 1), ("-3", 3, 0), ("0", 0, 0), ("4294967295", 65_535, 65_535)])
  func mantissa(text: String, low: UInt16, high: UInt16) throws {
    let digits = try #require(Decimal(string: text))._mantissa
    #expect(digits.0 == low && digits.1 == high && digits.7 == 0)
    #expect(Decimal.nan._mantissa.0 == 0)
    let largest = Decimal.greatestFiniteMagnitude._mantissa
    #expect(largest.0 == .max && largest.7 == .max)
  }

  @Test("The queue for the user interface and a queue of its own have their classes")
  func quality() async {
    let own = DispatchQueue(label: "kettle", qos: .utility)
    let found = await withCheckedContinuation { (done: CheckedContinuation<[UInt32], Never>) in
      DispatchQueue.global(qos: .userInteractive).async {
        let first = qos_class_self().rawValue
        own.async { done.resume(returning: [first, qos_class_self().rawValue]) }
      }
    }
    #expect(found == [0x21, 0x11])
  }

  @Test("Concurrent calls have the class of their caller")
  func concurrent() async {
    let found = await withCheckedContinuation { (done: CheckedContinuation<[UInt32], Never>) in
      DispatchQueue.global(qos: .background).async {
        let classes = Mutex<[UInt32]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
          let found = qos_class_self().rawValue
          classes.withLock { $0.append(found) }
        }
        done.resume(returning: classes.withLock { $0 })
      }
    }
    #expect(found == [UInt32](repeating: 0x09, count: 8))
  }
}
