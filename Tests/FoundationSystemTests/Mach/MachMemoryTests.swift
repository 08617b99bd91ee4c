import Glibc
import TactusFoundation
import Testing

/// Tests memory that the kernel's calls return.
@Suite struct MachMemoryTests {
  private let page = vm_page_size

  /// Device.MH6.
  @Test("Pages are released one by one, and each once")
  func pages() throws {
    var address: vm_address_t = 0
    #expect(vm_allocate(mach_task_self_, &address, page * 2 + 1, VM_FLAGS_ANYWHERE) == KERN_SUCCESS)
    let bytes = try #require(UnsafeMutablePointer<UInt8>(bitPattern: address))
    #expect((0..<Int(page) * 3).allSatisfy { bytes[$0] == 0 })
    bytes[Int(page) * 2] = 5
    #expect(vm_deallocate(mach_task_self_, address + page + 3, 1) == KERN_SUCCESS)
    bytes[0] = 7
    #expect(bytes[0] == 7 && bytes[Int(page) * 2] == 5)
    #expect(vm_deallocate(mach_task_self_, address + page, 1) == KERN_INVALID_ADDRESS)
    #expect(vm_deallocate(mach_task_self_, address, 1) == KERN_SUCCESS)
    #expect(vm_deallocate(mach_task_self_, address, 1) == KERN_INVALID_ADDRESS)
    #expect(vm_deallocate(mach_task_self_, address + page * 2, .max) == KERN_SUCCESS)
    #expect(vm_deallocate(mach_task_self_, address + page * 2, 1) == KERN_INVALID_ADDRESS)
  }

  /// Device.MH6.
  @Test("Memory of others stays, and impossible requests are errors")
  func failures() throws {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(page) * 2)
    defer { bytes.deallocate() }
    bytes.initialize(repeating: 9, count: Int(page) * 2)
    let own = vm_address_t(bitPattern: bytes)
    #expect(vm_deallocate(mach_task_self_, own, page * 2) == KERN_INVALID_ADDRESS)
    #expect((0..<Int(page) * 2).allSatisfy { bytes[$0] == 9 })
    #expect(vm_deallocate(mach_task_self_, 0, page) == KERN_INVALID_ADDRESS)
    #expect(vm_deallocate(mach_task_self_, .max, .max) == KERN_INVALID_ADDRESS)
    #expect(vm_deallocate(mach_task_self_, 1, 0) == KERN_SUCCESS)
    #expect(vm_deallocate(0, own, page) == KERN_INVALID_ARGUMENT)
    var address: vm_address_t = 1
    #expect(vm_allocate(mach_task_self_, &address, .max, VM_FLAGS_ANYWHERE) == KERN_NO_SPACE)
    #expect(vm_allocate(mach_task_self_, &address, page, 0) == KERN_INVALID_ARGUMENT)
    #expect(vm_allocate(mach_task_self_, nil, page, 1) == KERN_INVALID_ARGUMENT && address == 1)
    #expect(vm_allocate(mach_task_self_, &address, 0, 1) == KERN_SUCCESS && address == 0)
  }
}
