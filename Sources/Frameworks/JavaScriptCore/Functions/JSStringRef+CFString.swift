/// Creates a string of one of Core Foundation (JavaScript.C1).
@discardableResult
public func JSStringCreateWithCFString(_ string: CFString!) -> JSStringRef! {
  string.flatMap { JSText.make($0 as NSString as String) }
}

/// Returns a copy of a string for Core Foundation (JavaScript.C1).
///
/// - Parameters:
///   - alloc: The allocator, which is ignored.
///   - string: The string.
public func JSStringCopyCFString(_ alloc: CFAllocator!, _ string: JSStringRef!) -> CFString! {
  string.map { NSString(string: JSText.read($0)) as CFString }
}
