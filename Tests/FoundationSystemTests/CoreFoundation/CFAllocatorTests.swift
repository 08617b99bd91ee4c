import TactusFoundation
import Testing

/// Sources of memory (ObjectiveC.FO66).
@Suite struct CFAllocatorTests {
  /// The calls of an allocator's functions.
  private final class CallLog {
    var calls: [String] = []
  }

  @Test("ObjectiveC.FO66. Memory comes from the system, and from the null allocator none")
  func system() throws {
    for allocator in [kCFAllocatorDefault, kCFAllocatorSystemDefault, kCFAllocatorMalloc] {
      let memory = try #require(CFAllocatorAllocate(allocator, 4, 0))
      memory.storeBytes(of: 7, as: UInt32.self)
      let moved = try #require(CFAllocatorReallocate(allocator, memory, 1_000_000, 0))
      #expect(moved.load(as: UInt32.self) == 7)
      CFAllocatorDeallocate(allocator, moved)
      #expect(CFAllocatorAllocate(allocator, 0, 0) == nil)
      #expect(CFAllocatorGetPreferredSizeForSize(allocator, 12, 0) >= 12)
    }
    #expect(CFAllocatorAllocate(kCFAllocatorNull, 4, 0) == nil)
    #expect(CFAllocatorGetTypeID() == CFGetTypeID(kCFAllocatorMalloc))
  }

  @Test("ObjectiveC.FO66. The default allocator is that of the thread")
  func defaultAllocator() {
    let before = CFAllocatorGetDefault().takeUnretainedValue()
    #expect(before == kCFAllocatorSystemDefault)
    CFAllocatorSetDefault(kCFAllocatorNull)
    defer { CFAllocatorSetDefault(before) }
    #expect(CFAllocatorGetDefault().takeUnretainedValue() == kCFAllocatorNull)
    #expect(CFAllocatorAllocate(nil, 4, 0) == nil)
    CFAllocatorSetDefault(nil)
    #expect(CFAllocatorGetDefault().takeUnretainedValue() == kCFAllocatorNull)
  }

  @Test("ObjectiveC.FO66. An allocator of the app calls the app's functions with its value")
  func ownAllocator() throws {
    let log = CallLog()
    func note(_ text: String, _ info: UnsafeRawPointer?) {
      guard let info else { return }
      Swift.Unmanaged<CallLog>.fromOpaque(info).takeUnretainedValue().calls.append(text)
    }
    let value = Swift.Unmanaged.passUnretained(log).toOpaque()
    var context = CFAllocatorContext(
      version: 0, info: value,
      retain: { info in
        note("retain", info)
        return info
      }, release: { note("release", $0) }, copyDescription: nil,
      allocate: { size, hint, info in
        note("allocate \(size) \(hint)", info)
        return malloc(size)
      },
      reallocate: { memory, size, _, info in
        note("reallocate \(size)", info)
        return realloc(memory, size)
      },
      deallocate: { memory, info in
        note("deallocate", info)
        free(memory)
      }, preferredSize: { size, _, _ in size + 1 })
    var allocator: CFAllocator? = CFAllocatorCreate(nil, &context)?.takeRetainedValue()
    let memory = try #require(CFAllocatorAllocate(allocator, 8, 3))
    let larger = try #require(CFAllocatorReallocate(allocator, memory, 16, 0))
    #expect(CFAllocatorReallocate(allocator, larger, 0, 0) == nil)
    #expect(CFAllocatorGetPreferredSizeForSize(allocator, 8, 0) == 9)
    var copied = CFAllocatorContext()
    CFAllocatorGetContext(allocator, &copied)
    #expect(copied.info == value && copied.allocate != nil)
    copied = CFAllocatorContext()
    allocator = nil
    #expect(
      log.calls == ["retain", "allocate 8 3", "reallocate 16", "deallocate", "release"])
  }
}
