internal import Glibc
import Synchronization

// Memory that the kernel's calls return (Device.MH6).

/// The size of a page of memory, in bytes.
public let vm_page_size = vm_size_t(getpagesize())
/// The size of a page of the kernel's memory, in bytes.
public let vm_kernel_page_size = vm_page_size
/// The bits of an address within a page.
public let vm_page_mask = vm_page_size - 1
/// The number of bits of an address within a page.
public let vm_page_shift = Int32(vm_page_size.trailingZeroBitCount)
/// The memory may be anywhere.
public let VM_FLAGS_ANYWHERE: Int32 = 1

/// Gets memory that is filled with zeros.
///
/// - Parameters:
///   - target_task: The name of this task.
///   - address: Receives the address.
///   - size: The size in bytes, which is rounded up to pages.
///   - flags: `VM_FLAGS_ANYWHERE`; an address of the app's choice is not possible, and a warning
///     names the caller.
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_ARGUMENT` or `KERN_NO_SPACE`.
@discardableResult
public func vm_allocate(
  _ target_task: vm_map_t, _ address: UnsafeMutablePointer<vm_address_t>?, _ size: vm_size_t,
  _ flags: Int32, file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard target_task == mach_task_self_, let address else { return KERN_INVALID_ARGUMENT }
  guard flags & VM_FLAGS_ANYWHERE != 0 else {
    RuntimeWarning.once("\(file):\(line): vm_allocate: the place of memory cannot be chosen here")
    return KERN_INVALID_ARGUMENT
  }
  guard size > 0 else {
    address.pointee = 0
    return KERN_SUCCESS
  }
  guard let memory = MachMemory.allocate(size) else { return KERN_NO_SPACE }
  address.pointee = vm_address_t(bitPattern: memory)
  return KERN_SUCCESS
}

/// Releases memory that `vm_allocate`, `task_threads` or `host_processor_info` returned.
///
/// All pages with bytes of the range are released, but no memory of others.
///
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_ARGUMENT` for another task, or `KERN_INVALID_ADDRESS`
///   for other memory.
@discardableResult
public func vm_deallocate(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return KERN_INVALID_ARGUMENT }
  return size == 0 ? KERN_SUCCESS : MachMemory.release(address, size)
}

/// The memory that these calls have returned.
enum MachMemory {
  /// The addresses of blocks, each with the one after it.
  private static let blocks = Mutex<[UInt: UInt]>([:])

  /// Returns a block of whole pages; nil if there is no space.
  static func allocate(_ size: UInt) -> UnsafeMutableRawPointer? {
    guard size <= UInt(Int.max) - vm_page_mask else { return nil }
    let size = (size + vm_page_mask) & ~vm_page_mask
    let memory = mmap(
      nil, Int(size), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    let start = UInt(bitPattern: memory)
    blocks.withLock { $0[start] = start + size }
    return memory
  }

  /// Returns a copy of elements in a block; nil if there is no space.
  static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<
    Element
  >? {
    let size = max(1, elements.count * MemoryLayout<Element>.stride)
    guard let memory = allocate(UInt(size)) else { return nil }
    let copy = memory.bindMemory(to: Element.self, capacity: max(1, elements.count))
    copy.initialize(from: elements, count: elements.count)
    return copy
  }

  /// Releases the pages of a block that have bytes of a range.
  static func release(_ address: UInt, _ size: UInt) -> kern_return_t {
    blocks.withLock { blocks in
      let first = address & ~vm_page_mask
      guard let block = blocks.first(where: { $0.key <= first && first < $0.value }) else {
        return KERN_INVALID_ADDRESS
      }
      // A range that goes on beyond the block ends with it.
      let last = min(size - 1, block.value - 1 - address) + address
      let end = (last | vm_page_mask) + 1
      guard munmap(UnsafeMutableRawPointer(bitPattern: first), Int(end - first)) == 0 else {
        return KERN_FAILURE
      }
      blocks[block.key] = block.key < first ? first : nil
      if end < block.value { blocks[end] = block.value }
      return KERN_SUCCESS
    }
  }
}
