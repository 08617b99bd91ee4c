import Glibc
import TactusFoundation
import Testing

/// Tests of functions of the C library that have other types, or are missing, on Linux.
@Suite struct DarwinLibraryTests {
  @Test("A thread runs a function with an argument, and without one", arguments: [7, nil])
  func thread(_ number: Int?) {
    var thread: pthread_t?
    let argument = number.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
    let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { $0 + 1 }
    #expect(pthread_create(&thread, nil, start, argument) == 0)
    var result: UnsafeMutableRawPointer?
    #expect(pthread_join(thread ?? 0, &result) == 0)
    #expect(number == nil || result == UnsafeMutableRawPointer(bitPattern: 8))
  }

  @Test("A key's destructor is called with the value of a thread that ends")
  func destructor() {
    final class Value {}
    weak var kept: Value?
    var key = pthread_key_t()
    let release: @convention(c) (UnsafeMutableRawPointer) -> Void = {
      Unmanaged<AnyObject>.fromOpaque($0).release()
    }
    #expect(pthread_key_create(&key, release) == 0)
    defer { pthread_key_delete(key) }
    do {
      let value = Value()
      kept = value
      let opaque = Unmanaged.passRetained(value).toOpaque()
      let (done, named) = (DispatchSemaphore(value: 0), key)
      nonisolated(unsafe) let pointer = opaque
      let thread = Thread {
        pthread_setspecific(named, pointer)
        done.signal()
      }
      thread.start()
      done.wait()
    }
    let deadline = ContinuousClock.now + .seconds(20)
    while kept != nil, ContinuousClock.now < deadline { sched_yield() }
    #expect(kept == nil)
  }

  @Test("The current thread gets a name")
  func name() {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var name: String?
    Thread {
      pthread_setname_np("kettle")
      name = Thread.current.name
      done.signal()
    }.start()
    done.wait()
    #expect(name == "kettle")
  }

  @Test(
    "strlcpy and strlcat end the text within the buffer, and return the length that it would need",
    arguments: [
      ("", "tea", 8, "tea", 3), ("", "tea", 3, "te", 3), ("", "tea", 1, "", 3),
      ("hot ", "tea", 8, "hot tea", 7), ("hot ", "tea", 6, "hot t", 7),
      ("hot ", "tea", 4, "hot ", 7),
    ])
  func text(_ begin: String, _ end: String, _ size: Int, _ result: String, _ length: Int) {
    var buffer = [CChar](repeating: 120, count: 16)
    for (index, byte) in begin.utf8CString.enumerated() { buffer[index] = byte }
    #expect(
      begin.isEmpty ? strlcpy(&buffer, end, size) == length : strlcat(&buffer, end, size) == length)
    #expect(buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == result)
  }
}
