internal import Glibc
import Synchronization

// Source of the numbers: the public header `mach/kern_return.h`. Confidence: documented.

/// A code of success or an error of the kernel's calls.
public typealias kern_return_t = Int32

/// The call succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The address is invalid, or not memory of the task.
public let KERN_INVALID_ADDRESS: kern_return_t = 1
/// The memory does not permit the access.
public let KERN_PROTECTION_FAILURE: kern_return_t = 2
/// No space is left.
public let KERN_NO_SPACE: kern_return_t = 3
/// An argument of the call is invalid.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The call failed.
public let KERN_FAILURE: kern_return_t = 5
/// A resource of the system is missing.
public let KERN_RESOURCE_SHORTAGE: kern_return_t = 6
/// The access is restricted.
public let KERN_NO_ACCESS: kern_return_t = 8
/// The call was aborted.
public let KERN_ABORTED: kern_return_t = 14
/// The name is unknown.
public let KERN_INVALID_NAME: kern_return_t = 15
/// The task is unknown.
public let KERN_INVALID_TASK: kern_return_t = 16
/// The right is unknown.
public let KERN_INVALID_RIGHT: kern_return_t = 17
/// The value is invalid.
public let KERN_INVALID_VALUE: kern_return_t = 18
/// The machine is unknown.
public let KERN_INVALID_HOST: kern_return_t = 22
/// The object has ended.
public let KERN_TERMINATED: kern_return_t = 37
/// The call is not supported.
public let KERN_NOT_SUPPORTED: kern_return_t = 46
/// The call took too long.
public let KERN_OPERATION_TIMED_OUT: kern_return_t = 49

/// Returns a description of a code, which stays valid.
///
/// - Source: the names of ``MachErrorCode``; an unknown code has one text for all (guess).
public func mach_error_string(_ error_value: kern_return_t) -> UnsafeMutablePointer<CChar>! {
  ErrorTexts.pointer(for: error_value)
}

/// The descriptions of codes as C strings.
private enum ErrorTexts {
  private static let pointers = Mutex<[kern_return_t: UInt]>([:])

  static func pointer(for code: kern_return_t) -> UnsafeMutablePointer<CChar>? {
    let known = MachErrorCode(rawValue: code)
    let address = pointers.withLock { pointers in
      if let address = pointers[known == nil ? -1 : code] { return address }
      let address = UInt(bitPattern: strdup(text(of: known)))
      pointers[known == nil ? -1 : code] = address
      return address
    }
    return UnsafeMutablePointer(bitPattern: address)
  }

  private static func text(of code: MachErrorCode?) -> String {
    guard let code else { return "unknown error code" }
    if code == .success { return "(os/kern) successful" }
    let words = String(describing: code).map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return "(os/kern) " + words.joined()
  }
}
