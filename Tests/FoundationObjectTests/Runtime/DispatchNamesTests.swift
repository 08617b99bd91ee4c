import TactusFoundation
import Testing

/// Tests of Dispatch's names that only Apple's has.
@Suite struct DispatchNamesTests {
  @Test("A queue's label can be read as a C string, also that of the current queue")
  func labels() {
    let queue = DispatchQueue(label: "kettle")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "kettle")
    let current = queue.sync { String(cString: __dispatch_queue_get_label(nil)) }
    #expect(current == "kettle")
  }

  @Test("AppLife.PT23. Queues are equal if they are identical, also the main and the global ones")
  func equality() {
    let (one, other) = (DispatchQueue(label: "kettle"), DispatchQueue(label: "kettle"))
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    #expect(one === one && one !== other)
    #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main === DispatchQueue.main)
    #expect(Set([DispatchQueue.main, DispatchQueue.main]).count == 1)
    #expect(DispatchQueue.global() === DispatchQueue.global() && one !== DispatchQueue.main)
    let (group, semaphore) = (DispatchGroup(), DispatchSemaphore(value: 0))
    #expect(group === group && group != DispatchGroup() && semaphore === semaphore)
    let none: DispatchQueue? = nil
    #expect(none === nil && none !== DispatchQueue.main)
  }

  @Test("AppLife.L19. A source of memory pressure receives the events of its mask")
  func memoryPressure() async {
    let queue = DispatchQueue(label: "pressure")
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: queue)
    let other = DispatchSource.makeMemoryPressureSource(eventMask: .normal, queue: queue)
    other.setEventHandler { Issue.record("memory is not normal") }
    other.resume()
    let event: DispatchSource.MemoryPressureEvent = await withCheckedContinuation { continuation in
      source.setEventHandler {
        let event: DispatchSource.MemoryPressureEvent = source.data
        source.cancel()
        continuation.resume(returning: event)
      }
      source.resume()
      DispatchSource.reportMemoryPressure(.warning)
    }
    let mask: DispatchSource.MemoryPressureEvent = source.mask
    #expect(event == .warning && mask == [.warning, .critical])
    other.cancel()
  }

  @Test("Limits of C's types have Darwin's types and values")
  func limits() {
    #expect(INT64_MAX == Int64.max && UINT64_MAX == UInt64.max && INT_MIN == Int32.min)
    #expect(ULONG_MAX == UInt.max && USHRT_MAX == 65_535 && HUGE_VAL == .infinity)
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude && NAN.isNaN && noErr == 0)
  }

  @Test("Numbers convert to CGFloat, exactly or truncated")
  func numbers() {
    #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(exactly: NSNumber(value: 3)) == 3)
  }
}
