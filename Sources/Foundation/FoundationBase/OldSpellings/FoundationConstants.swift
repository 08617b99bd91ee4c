// Constants and functions of Apple's header that the toolchain lacks.

/// The kinds of data that the system finds in texts.
public let NSTextCheckingAllSystemTypes: UInt64 = 0xffff_ffff
/// The kinds of data that an app defines.
public let NSTextCheckingAllCustomTypes: UInt64 = 0xffff_ffff << 32
/// All kinds of data in texts.
public let NSTextCheckingAllTypes = UInt64.max

/// The scheme of addresses of files.
public let NSURLFileScheme = "file"
/// The key of the maximum size of a preview of an item.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"
/// The code of a file outside the area of safe files.
public var NSURLErrorFileOutsideSafeArea: Int { -1_104 }

/// The number of the processor i386 of an executable.
public var NSBundleExecutableArchitectureI386: Int { 0x7 }
/// The number of the processor PowerPC of an executable.
public var NSBundleExecutableArchitecturePPC: Int { 0x12 }
/// The number of the processor x86-64 of an executable.
public var NSBundleExecutableArchitectureX86_64: Int { 0x100_0007 }
/// The number of the processor PowerPC with 64 bits of an executable.
public var NSBundleExecutableArchitecturePPC64: Int { 0x100_0012 }
/// The number of the processor ARM with 64 bits of an executable.
public var NSBundleExecutableArchitectureARM64: Int { 0x100_000c }

/// Returns an object of Core Foundation that is the value, or its box; nil for nil.
public func CFBridgingRetain(_ X: Any?) -> CFTypeRef? { X.map { $0 as CFTypeRef } }

extension StringTransform {
  /// The transformation of Latin letters to Greek ones.
  public static let latinToGreek = StringTransform("Latin-Greek")
}

extension NSDate {
  /// The present time.
  public class var now: Date { Date() }
}

extension Operation {
  /// Whether the operation is asynchronous, by the older name.
  public var isConcurrent: Bool { isAsynchronous }
}

extension URLError {
  /// The code of an insecure connection that the app's property list does not allow.
  public static var appTransportSecurityRequiresSecureConnection: URLError.Code {
    .appTransportSecurityRequiresSecureConnection
  }
  /// The code of a resource that is too large.
  public static var dataLengthExceedsMaximum: URLError.Code { .dataLengthExceedsMaximum }
}
