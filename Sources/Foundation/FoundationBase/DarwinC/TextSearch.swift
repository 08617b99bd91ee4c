public import Glibc

// Searches in texts and memory, and dates in texts (Device.CL8).

/// Finds a text at the beginning of another one.
///
/// - Parameters:
///   - text: The text to search.
///   - part: The text to find; an empty one is found at once.
///   - count: The number of bytes to search at most.
/// - Returns: The place of the part; `nil` if it is not there.
public func strnstr(
  _ text: UnsafePointer<CChar>?, _ part: UnsafePointer<CChar>?, _ count: Int
) -> UnsafeMutablePointer<CChar>? {
  guard let text, let part, count >= 0 else { return nil }
  let (length, partLength) = (strnlen(text, count), strlen(part))
  guard partLength > 0 else { return UnsafeMutablePointer(mutating: text) }
  return LibraryExtras.find(text, length, part, partLength)?.assumingMemoryBound(to: CChar.self)
}

/// Finds a text in another one, whatever the case of its letters.
///
/// - Returns: The place of the part; `nil` if it is not there.
public func strcasestr(_ text: UnsafePointer<CChar>?, _ part: UnsafePointer<CChar>?)
  -> UnsafeMutablePointer<CChar>?
{
  guard let text, let part else { return nil }
  return LibraryExtras.find(text, part)
}

/// Finds bytes in memory.
///
/// - Parameters:
///   - bytes: The memory to search.
///   - count: Its size.
///   - part: The bytes to find.
///   - partCount: Their number; none are never found.
/// - Returns: The place of the part; `nil` if it is not there.
public func memmem(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ part: UnsafeRawPointer?, _ partCount: Int
) -> UnsafeMutableRawPointer? {
  guard let bytes, let part, count >= partCount, partCount > 0 else { return nil }
  return LibraryExtras.find(bytes, count, part, partCount)
}

/// Reads a date in a text.
///
/// - Parameters:
///   - text: The text.
///   - format: The format, such as `%Y-%m-%d`.
///   - time: Memory for the parts of the date that the format has; others stay as they are.
/// - Returns: The place behind the date; `nil` if the text has another form.
@discardableResult
public func strptime(
  _ text: UnsafePointer<CChar>?, _ format: UnsafePointer<CChar>?, _ time: UnsafeMutablePointer<tm>?
) -> UnsafeMutablePointer<CChar>? {
  guard let text, let format, let time else { return nil }
  return LibraryExtras.readDate(text, format, time)
}

/// Sorts elements in memory; equal ones keep their order.
///
/// - Parameters:
///   - base: The elements.
///   - count: The number of the elements.
///   - width: The size of an element, in bytes.
///   - compare: Compares two elements: less than 0, 0 or more than 0.
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func mergesort(
  _ base: UnsafeMutableRawPointer?, _ count: Int, _ width: Int,
  _ compare: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32)?
) -> Int32 {
  guard let compare, count >= 0, width > 0, base != nil || count == 0 else {
    errno = EINVAL
    return -1
  }
  guard let base, count > 1 else { return 0 }
  let copy = UnsafeMutableRawPointer.allocate(byteCount: count * width, alignment: 16)
  defer { copy.deallocate() }
  copy.copyMemory(from: base, byteCount: count * width)
  // Swift's sort keeps the order of equal elements, but does not promise it.
  let places = (0..<count).sorted { one, other in
    let order = compare(copy + one * width, copy + other * width)
    return order == 0 ? one < other : order < 0
  }
  for (place, source) in places.enumerated() {
    (base + place * width).copyMemory(from: copy + source * width, byteCount: width)
  }
  return 0
}

/// Sorts elements in memory.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func heapsort(
  _ base: UnsafeMutableRawPointer?, _ count: Int, _ width: Int,
  _ compare: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32)?
) -> Int32 { mergesort(base, count, width, compare) }
