import Synchronization
import TactusFoundation
import Testing

/// The values of queues by the address of a key.
struct DispatchSpecificTests {
  @Test("A queue has the value of a key on itself and on queues that target it")
  func values() {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    let value = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer {
      key.deallocate()
      value.deallocate()
    }
    let queue = DispatchQueue(label: "kettle")
    let inner = DispatchQueue(label: "spout", target: queue)
    #expect(__dispatch_queue_get_specific(queue, key) == nil)
    __dispatch_queue_set_specific(queue, key, value, nil)
    #expect(__dispatch_queue_get_specific(queue, key) == value)
    #expect(__dispatch_get_specific(key) == nil)
    #expect(inner.sync { __dispatch_get_specific(key) } == value)
    __dispatch_queue_set_specific(queue, key, nil, nil)
    #expect(queue.sync { __dispatch_get_specific(key) } == nil)
  }

  private static let ended = Atomic(0)

  @Test("A replaced value is passed to its function")
  func ends() {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    let queue = DispatchQueue(label: "kettle")
    for number in 1...3 {
      __dispatch_queue_set_specific(queue, key, UnsafeMutableRawPointer(bitPattern: number)) {
        DispatchSpecificTests.ended.add(Int(bitPattern: $0), ordering: .relaxed)
      }
    }
    __dispatch_queue_set_specific(queue, key, nil, nil)
    #expect(Self.ended.load(ordering: .relaxed) == 6)
  }
}
