internal import Glibc

// The memory of malloc (Device.CL6).

/// Returns the number of bytes that allocated memory has room for.
///
/// - Parameter pointer: The beginning of the memory.
/// - Returns: The number; 0 for `nil` and for memory that malloc did not give, as far as it can be
///   told: that of the program, its stacks and mapped files.
public func malloc_size(_ pointer: UnsafeRawPointer?) -> Int {
  guard let pointer, UInt(bitPattern: pointer) % 16 == 0 else { return 0 }
  guard let end = AllocatedMemory.end(around: UInt(bitPattern: pointer)) else { return 0 }
  let size = LibraryExtras.usableSize(pointer)
  return size >= 0 && size <= Int(end - UInt(bitPattern: pointer)) ? size : 0
}

/// Changes the size of allocated memory, and frees it if that fails.
///
/// - Returns: The memory, which may be elsewhere; `nil` if there is none.
public func reallocf(_ pointer: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
  let result = size < 0 ? nil : realloc(pointer, size)
  // With a size of 0 the C library has freed it.
  if result == nil, size != 0 { free(pointer) }
  return result
}

/// Fills memory with a pattern of four bytes; at the end the pattern is cut off.
public func memset_pattern4(
  _ memory: UnsafeMutableRawPointer, _ pattern: UnsafeRawPointer, _ count: Int
) { AllocatedMemory.fill(memory, pattern, 4, count) }

/// Fills memory with a pattern of eight bytes; at the end the pattern is cut off.
public func memset_pattern8(
  _ memory: UnsafeMutableRawPointer, _ pattern: UnsafeRawPointer, _ count: Int
) { AllocatedMemory.fill(memory, pattern, 8, count) }

/// Fills memory with a pattern of sixteen bytes; at the end the pattern is cut off.
public func memset_pattern16(
  _ memory: UnsafeMutableRawPointer, _ pattern: UnsafeRawPointer, _ count: Int
) { AllocatedMemory.fill(memory, pattern, 16, count) }

/// Places of memory.
private enum AllocatedMemory {
  /// The beginning of the main part of allocated memory, as the kernel tells it; 0 without one.
  private static let beginning: UInt = {
    region { $0.name == "[heap]" }?.range.lowerBound ?? 0
  }()

  private struct Region {
    let range: Range<UInt>
    let name: Substring
    let isWritable: Bool
  }

  /// Returns the end of a region that may be allocated memory; nil for another address.
  static func end(around address: UInt) -> UInt? {
    let top = sbrk(0).map { UInt(bitPattern: $0) } ?? 0
    if beginning != 0, address >= beginning, address < top { return top }
    guard !isOnStack(address),
      let region = region(where: { $0.range.contains(address) }), region.isWritable,
      region.name.isEmpty || region.name == "[heap]"
    else { return nil }
    return region.range.upperBound
  }

  /// Whether an address is on the stack of the current thread.
  private static func isOnStack(_ address: UInt) -> Bool {
    guard let stack = LibraryExtras.stack(of: pthread_self()), let lowest = stack.baseAddress else {
      return false
    }
    return address >= UInt(bitPattern: lowest)
      && address - UInt(bitPattern: lowest) < UInt(stack.count)
  }

  /// Returns a region of the process's memory.
  private static func region(where condition: (Region) -> Bool) -> Region? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    // 55d0c8a00000-55d0c8a21000 rw-p 00000000 fe:01 1234    /path of the file
    while getline(&line, &room, file) > 0, let text = line.map({ String(cString: $0) }) {
      let words = text.dropLast().split(separator: " ", maxSplits: 5)
      let ends = (words.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard words.count >= 5, ends.count == 2, ends[0] <= ends[1] else { continue }
      let name = words.count > 5 ? words[5].drop { $0 == " " } : ""
      let region = Region(
        range: ends[0]..<ends[1], name: name, isWritable: words[1].hasPrefix("rw"))
      if condition(region) { return region }
    }
    return nil
  }

  /// Fills memory with a pattern.
  static func fill(
    _ memory: UnsafeMutableRawPointer, _ pattern: UnsafeRawPointer, _ size: Int, _ count: Int
  ) {
    // The pattern may be in the memory.
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { copy in
      guard let base = copy.baseAddress else { return }
      base.copyMemory(from: pattern, byteCount: size)
      for place in stride(from: 0, to: max(count, 0), by: size) {
        (memory + place).copyMemory(from: base, byteCount: min(size, count - place))
      }
    }
  }
}
