internal import Glibc
import Synchronization

// Source of the numbers: the public header `mach/kern_return.h`. Confidence: documented.

/// A code of success or an error of the kernel's calls.
public typealias kern_return_t = Int32

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
