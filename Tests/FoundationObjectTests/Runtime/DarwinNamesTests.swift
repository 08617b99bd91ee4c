import TactusFoundation
import Testing

@Suite("C functions of an iPhone")
struct DarwinNamesTests {
  @available(*, deprecated, message: "for what it tests is")
  @Test("Atomic operations lose no updates")
  func atomics() {
    let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { number.deallocate() }
    number.initialize(to: 0)
    nonisolated(unsafe) let shared = number
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<10_000 { OSAtomicIncrement32(shared) }
    }
    #expect(number.pointee == 40_000 && OSAtomicDecrement32(number) == 39_999)
    #expect(!OSAtomicCompareAndSwap32(1, 2, number) && OSAtomicCompareAndSwap32(39_999, 2, number))
    #expect(OSAtomicAdd32(3, number) == 5 && OSAtomicAdd32Barrier(-1, number) == 4)
  }

  @available(*, deprecated, message: "for what it tests is")
  @Test("Bits change atomically, and functions with Orig give the earlier value")
  func bitAtomics() {
    var number: UInt32 = 0b1100
    #expect(OSAtomicOr32(0b0011, &number) == 0b1111 && OSAtomicAnd32Orig(0b0110, &number) == 0b1111)
    #expect(OSAtomicXor32Barrier(0b1111, &number) == 0b1001 && number == 0b1001)
    #expect(OSAtomicOr32OrigBarrier(0b0100, &number) == 0b1001 && number == 0b1101)
    #expect(OSAtomicXor32OrigBarrier(0b1101, &number) == 0b1101 && number == 0)
    var bytes: [UInt8] = [0, 0x80]
    #expect(!OSAtomicTestAndSet(0, &bytes) && OSAtomicTestAndSetBarrier(0, &bytes))
    #expect(OSAtomicTestAndClear(8, &bytes) && !OSAtomicTestAndClearBarrier(8, &bytes))
    #expect(bytes == [0x80, 0])
    var long = 1
    #expect(
      OSAtomicCompareAndSwapLong(1, 5, &long) && !OSAtomicCompareAndSwapLongBarrier(1, 6, &long))
    var place: UnsafeMutableRawPointer?
    withUnsafeMutableBytes(of: &long) { bytes in
      #expect(OSAtomicCompareAndSwapPtr(nil, bytes.baseAddress, &place))
      #expect(!OSAtomicCompareAndSwapPtrBarrier(nil, nil, &place) && place == bytes.baseAddress)
    }
    #expect(long == 5)
  }

  @available(*, deprecated, message: "for what it tests is")
  @Test("Numbers of 64 bits change atomically")
  func longAtomics() {
    let number = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    defer { number.deallocate() }
    number.initialize(to: Int64(UInt32.max))
    #expect(OSAtomicIncrement64(number) == 0x1_0000_0000)
    #expect(OSAtomicAdd64(-2, number) == 0xffff_fffe)
    #expect(OSAtomicDecrement64Barrier(number) == 0xffff_fffd)
    #expect(OSAtomicCompareAndSwap64(0xffff_fffd, 7, number))
    #expect(!OSAtomicCompareAndSwap64Barrier(0, 8, number) && number.pointee == 7)
  }

  @available(*, deprecated, message: "for what it tests is")
  @Test("A spin lock is held by one thread at a time")
  func spinLocks() {
    let lock = UnsafeMutablePointer<OSSpinLock>.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: OS_SPINLOCK_INIT)
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<10_000 {
        OSSpinLockLock(shared)
        count += 1
        OSSpinLockUnlock(shared)
      }
    }
    #expect(count == 40_000)
    #expect(OSSpinLockTry(lock) && !OSSpinLockTry(lock))
    OSSpinLockUnlock(lock)
    #expect(OSSpinLockTry(lock))
  }

  @Test("Clocks advance, and the one that includes sleep is never behind")
  func clocks() {
    let uptime = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #expect(uptime > 0 && mach_absolute_time() >= uptime && mach_continuous_time() >= uptime)
    #expect(clock_gettime_nsec_np(-999) == 0)
  }

  @Test("Unfair locks need no separate import")
  func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("Secrets are compared byte by byte")
  func comparisons() {
    let one = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(timingsafe_bcmp(one, Array(one), one.count) == 0)
    for index in [0, 1, 150, 298, 299] {
      var other = one
      other[index] ^= 0x80
      #expect(timingsafe_bcmp(one, other, one.count) == 1)
      #expect(timingsafe_bcmp(one, other, index) == 0)
    }
    #expect((1...255).allSatisfy { timingsafe_bcmp([UInt8(0)], [UInt8($0)], 1) == 1 })
    #expect(timingsafe_bcmp(nil, nil, 0) == 0)
  }

  @Test("Secrets are overwritten, at most the memory there is")
  func overwriting() {
    var key: [UInt8] = [1, 2, 3, 4]
    #expect(memset_s(&key, 4, 0x1aa, 3) == 0 && key == [0xaa, 0xaa, 0xaa, 4])
    #expect(memset_s(&key, 2, 0, 4) == EOVERFLOW && key == [0, 0, 0xaa, 4])
    #expect(memset_s(&key, 3, 5, -1) == E2BIG && key == [5, 5, 5, 4])
    #expect(memset_s(&key, -1, 6, 1) == E2BIG && memset_s(nil, 1, 6, 1) == EINVAL)
    let status: errno_t = memset_s(&key, key.count, 0, key.count)
    #expect(status == 0 && key == [0, 0, 0, 0])
    #expect(RSIZE_MAX == UInt(Int.max))
  }

  @Test("Objects and values can be formatted with %@")
  func formats() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@ %@", NSNumber(value: 3), "Egg") == "3 Egg")
    #expect(String(format: "%@ %d %@", NSString("a"), 4, date) == "a 4 \(date)")
    #expect(String(format: "%@", ["a", "b"]) == "\(["a", "b"])")
  }
}
