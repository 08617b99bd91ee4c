import TactusFoundation
import Testing

/// Tests of functions for memory, calls under way and texts.
@Suite struct MemoryTests {
  @Test("Allocated memory tells its size (Device.CL6)", arguments: [1, 24, 100, 4000, 1_000_000])
  func size(_ count: Int) {
    let memory = malloc(count)
    let size = malloc_size(memory)
    #expect(size >= count)
    #expect(size < count + 5000)
    free(memory)
  }

  @Test("Memory of another thread and an object tell their sizes (Device.CL6)")
  func otherSizes() async {
    final class Object {
      let numbers = (1, 2, 3)
    }
    let object = Object()
    let size = malloc_size(Unmanaged.passUnretained(object).toOpaque())
    #expect(size >= 40)
    #expect(size < 200)
    let other = await Task.detached {
      let memory = malloc(64)
      defer { free(memory) }
      return malloc_size(memory)
    }.value
    #expect(other >= 64)
    #expect(other < 100)
    withExtendedLifetime(object) {}
  }

  @Test("What was not allocated has no size (Device.CL6)")
  func noSize() {
    #expect(malloc_size(nil) == 0)
    #expect(malloc_size(UnsafeRawPointer(bitPattern: 16)) == 0)
    let sizes = withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
      [malloc_size(memory.baseAddress), malloc_size(memory.baseAddress.map { $0 + 8 })]
    }
    #expect(sizes == [0, 0])
    let function = dlsym(nil, "malloc")
    #expect(function != nil)
    let rounded = function.flatMap {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: $0) & ~15)
    }
    #expect(malloc_size(rounded) == 0)
  }

  @Test("Memory is made larger, or freed if it cannot (Device.CL6)")
  func reallocation() {
    let memory = malloc(4)
    memory?.storeBytes(of: 7, as: UInt8.self)
    let larger = reallocf(memory, 100_000)
    #expect(larger?.load(as: UInt8.self) == 7)
    #expect(malloc_size(larger) >= 100_000)
    #expect(reallocf(larger, -1) == nil)
  }

  @Test("Memory is filled with a pattern, which is cut off at the end (Device.CL6)")
  func patterns() {
    var bytes = [UInt8](repeating: 0, count: 20)
    let pattern: [UInt8] = Array(1...16)
    memset_pattern4(&bytes, pattern, 10)
    #expect(bytes.prefix(12) == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 0, 0])
    memset_pattern8(&bytes, pattern, 9)
    #expect(bytes.prefix(10) == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
    memset_pattern16(&bytes, pattern, 18)
    #expect(bytes == Array(1...16) + [1, 2, 0, 0])
    memset_pattern4(&bytes, pattern, -1)
    #expect(bytes[0] == 1)
  }

  @Test("The first address of the calls under way is the caller's (Device.CL7)")
  func calls() throws {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    var others = addresses
    // The places of both calls differ, and what called them does not.
    let count = backtrace(&addresses, 64)
    let second = backtrace(&others, 64)
    #expect(count > 2)
    #expect(count == second)
    #expect(addresses[0] != others[0])
    #expect(addresses.dropFirst() == others.dropFirst())
    let symbols = try #require(backtrace_symbols(addresses, count))
    defer { free(symbols) }
    let first = try #require(symbols[0])
    #expect(String(cString: first).contains("["))
    #expect(backtrace(nil, 4) == 0)
    #expect(backtrace(&addresses, 0) == 0)
    #expect(backtrace_symbols(nil, 4) == nil)
  }

  @Test("An address tells its program or library, and others fail (Device.CL7)")
  func addresses() throws {
    var info = Dl_info()
    let function = try #require(dlsym(nil, "strlen"))
    let found = dladdr(function, &info)
    #expect(found != 0)
    let path = try #require(info.dli_fname)
    #expect(String(cString: path).contains("libc"))
    #expect(dladdr(nil, &info) == 0)
    #expect(dladdr(UnsafeRawPointer(bitPattern: 16), &info) == 0)
    #expect(dladdr(function, nil) == 0)
  }

  @Test("Descriptions of addresses are written to a file (Device.CL7)")
  func written() throws {
    let folder = try TemporaryFolder()
    let file = open(folder.entry("calls"), O_WRONLY | O_CREAT, 0o600)
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
    let count = backtrace(&addresses, 4)
    backtrace_symbols_fd(addresses, count, file)
    close(file)
    let lines = folder.text("calls")?.split(separator: "\n").count
    #expect(lines == Int(count))
  }
}
