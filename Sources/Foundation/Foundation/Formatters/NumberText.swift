import struct CoreFoundation.CFSwappedFloat32

/// The text of numbers (ObjectiveC.FO14): that of a floating-point number has as many digits as an
/// iPhone shows.
///
/// Foundation on Linux writes the shortest text that identifies the value, so a whole number has a
/// fraction. When the library is loaded, the class's table of methods gets that of this class,
/// which is called with objects of `NSNumber`. `stringValue` and interpolation ask it, too.
private final class NumberText: SubclassedNumber, @unchecked Sendable {
  override var description: String {
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "d"): String(format: "%.16g", doubleValue)
    case UInt8(ascii: "f"): String(format: "%.7g", doubleValue)
    default: withFoundationText.originalDescription
    }
  }
}

/// A number with the initializers that subclasses must have; none is ever created.
private class SubclassedNumber: NSNumber, @unchecked Sendable {
  required init(bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    preconditionFailure()
  }

  required init?(coder: NSCoder) { preconditionFailure() }

  required init(integerLiteral value: Int) { preconditionFailure() }

  required init(floatLiteral value: Double) { preconditionFailure() }

  required init(booleanLiteral value: Bool) { preconditionFailure() }
}

/// A subclass without members, which distinguishes its own entries from those of the text.
private final class PlainNumber: SubclassedNumber, @unchecked Sendable {}

/// A class with the methods of Foundation: the table of a generic class is a copy, made when the
/// class is first used.
private class FoundationNumber<Copy>: SubclassedNumber, @unchecked Sendable {}

/// The calls of Foundation's own method on any number.
private final class UnchangedNumber: FoundationNumber<Void>, @unchecked Sendable {
  var originalDescription: String { super.description }
}

extension NSNumber {
  /// The same object, on which only the members of `UnchangedNumber` itself may be called.
  fileprivate var withFoundationText: UnchangedNumber {
    Swift.Unmanaged<UnchangedNumber>.fromOpaque(
      Swift.Unmanaged.passUnretained(self).toOpaque()
    ).takeUnretainedValue()
  }
}

/// The installation of the text, before `main`.
private enum NumberTextLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    // The copy of the table comes first.
    _ = ExchangedMethods.target(FoundationNumber<Void>.self as AnyClass)
    _ = ExchangedMethods.target(UnchangedNumber.self as AnyClass)
    ExchangedMethods.add(
      membersOf: NumberText.self, to: NSNumber.self, unlike: PlainNumber.self)
  }
}
