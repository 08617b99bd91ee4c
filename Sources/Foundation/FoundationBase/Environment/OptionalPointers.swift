public import Glibc
import TactusCrashReports

// C functions with optional pointers. On an iPhone C's headers do not say whether a pointer may be
// null, so Swift accepts an optional one; on Linux they do. A null pointer traps in both. The
// functions of C are preferred wherever they fit.

/// Closes a library that `dlopen` opened.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  // An error, not a crash, as for any invalid handle.
  handle.map(Glibc.dlclose) ?? -1
}
/// Closes a folder.
@_disfavoredOverload
@discardableResult
public func closedir(_ folder: OpaquePointer?) -> Int32 { Glibc.closedir(present(folder)) }
/// Reads the next entry of a folder.
@_disfavoredOverload
public func readdir(_ folder: OpaquePointer?) -> UnsafeMutablePointer<dirent>? {
  Glibc.readdir(present(folder))
}
/// Goes back to the first entry of a folder.
@_disfavoredOverload
public func rewinddir(_ folder: OpaquePointer?) { Glibc.rewinddir(present(folder)) }
/// Returns the descriptor of a folder.
@_disfavoredOverload
public func dirfd(_ folder: OpaquePointer?) -> Int32 { Glibc.dirfd(present(folder)) }

/// Returns the length of a text.
@_disfavoredOverload
public func strlen(_ text: UnsafePointer<CChar>?) -> Int { Int(Glibc.strlen(present(text))) }
/// Returns a copy of a text.
@_disfavoredOverload
public func strdup(_ text: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  Glibc.strdup(present(text))
}
/// Compares two texts.
@_disfavoredOverload
public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 {
  Glibc.strcmp(present(one), present(other))
}
/// Returns the number that a text begins with.
@_disfavoredOverload
public func atoi(_ text: UnsafePointer<CChar>?) -> Int32 { Glibc.atoi(present(text)) }

/// Sets bytes.
@_disfavoredOverload
@discardableResult
public func memset(_ bytes: UnsafeMutableRawPointer?, _ value: Int32, _ count: Int)
  -> UnsafeMutableRawPointer?
{
  Glibc.memset(present(bytes), value, count)
}
/// Copies bytes.
@_disfavoredOverload
@discardableResult
public func memcpy(
  _ target: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
  Glibc.memcpy(present(target), present(source), count)
}
/// Copies bytes, whose places may overlap.
@_disfavoredOverload
@discardableResult
public func memmove(
  _ target: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
  Glibc.memmove(present(target), present(source), count)
}
/// Compares bytes.
@_disfavoredOverload
public func memcmp(_ one: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ count: Int) -> Int32 {
  Glibc.memcmp(present(one), present(other), count)
}

/// Returns a pointer; a null one traps.
private func present<Pointer>(_ pointer: Pointer?, _ function: StaticString = #function) -> Pointer
{
  guard let pointer else { programmingError("\(function): the pointer is null") }
  return pointer
}
