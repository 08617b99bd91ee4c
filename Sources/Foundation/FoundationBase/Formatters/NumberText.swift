import struct CoreFoundation.CFSwappedFloat32

/// The text of numbers (ObjectiveC.FO14): that of a floating-point number has as many digits as an
/// iPhone shows.
///
/// Foundation on Linux writes the shortest text that identifies the value, so a whole number has a
/// fraction. When the library is loaded, the class's table of methods gets that of this class,
/// which is called with objects of `NSNumber`. `stringValue` and interpolation ask it, too.
///
/// Sendable because it adds no property.
final class NumberText: OriginalNumber<Void>, @unchecked Sendable {
  override var description: String {
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "d"): String(format: "%.16g", doubleValue)
    case UInt8(ascii: "f"): String(format: "%.7g", doubleValue)
    default: super.description
    }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
///
/// - Thread: as `NSNumber`; it adds no property.
class OriginalNumber<Mark>: NSNumber, @unchecked Sendable {
  required init(bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    preconditionFailure()
  }

  required init?(coder: NSCoder) { preconditionFailure() }

  required init(integerLiteral value: Int) { preconditionFailure() }

  required init(floatLiteral value: Double) { preconditionFailure() }

  required init(booleanLiteral value: Bool) { preconditionFailure() }
}
