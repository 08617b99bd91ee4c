import Foundation

// Source: ObjectiveC.ER6

/// An error of the Mach kernel.
///
/// Nothing here reports one: Linux has another kernel. Apps use it for errors of their own.
public struct MachError: _StoredError, Sendable {
  /// The code of an error.
  public typealias Code = MachErrorCode

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object, whose domain is that of the kernel's errors.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain of the errors.
  public static var errorDomain: String { NSMachErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .failure }
}
