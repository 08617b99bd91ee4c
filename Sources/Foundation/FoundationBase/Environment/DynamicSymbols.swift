import Foundation
import os

// The pseudo-handles of `dlsym`, under Darwin's names.
//
// Linux has other numbers for them, and no constants in Swift.

/// All images of the process.
public var RTLD_DEFAULT: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
/// The images after the caller's.
public var RTLD_NEXT: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }
/// The caller's image and those after it: here all images.
public var RTLD_SELF: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -3) }
/// The program's image: here all images.
public var RTLD_MAIN_ONLY: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -5) }

/// Returns the address of a symbol; `nil` for an unknown one.
///
/// The lowering calls this function in place of `dlsym`. It knows Darwin's handles, and the two
/// symbols of activities, which are objects here (Logging.LO9).
///
/// - Parameters:
///   - handle: The image, or one of Darwin's handles.
///   - symbol: The name.
public func _dsym(
  _ handle: UnsafeMutableRawPointer?, _ symbol: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer! {
  guard let symbol else { return nil }
  switch String(cString: symbol) {
  case "_os_activity_none": return Unmanaged.passUnretained(OS_os_activity.none).toOpaque()
  case "_os_activity_current": return Unmanaged.passUnretained(OS_os_activity.current).toOpaque()
  default: break
  }
  let wide: Set = [RTLD_DEFAULT, RTLD_SELF, RTLD_MAIN_ONLY]
  return dlsym(wide.contains(handle) ? nil : handle, symbol)
}
