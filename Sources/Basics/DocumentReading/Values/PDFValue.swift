/// A value of a PDF document, as it is written in the file.
package indirect enum PDFValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A Boolean value.
  case boolean(Bool)
  /// A number; whole numbers are written without a point.
  case number(Double)
  /// The bytes of a text.
  case text([UInt8])
  /// A name, without its slash.
  case name(String)
  /// Values in order.
  case array([PDFValue])
  /// Values by the names of their keys, without slashes.
  case dictionary([String: PDFValue])
  /// A dictionary and encoded bytes.
  case stream([String: PDFValue], [UInt8])
  /// The number of another object.
  case reference(Int)

  /// The values of an array; nil for other values.
  package var elements: [PDFValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The values of a dictionary or of a stream's; nil for other values.
  package var entries: [String: PDFValue]? {
    switch self {
    case .dictionary(let values), .stream(let values, _): values
    default: nil
    }
  }

  /// The number; nil for other values.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The number if it is whole; nil for other values.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The name; nil for other values.
  package var name: String? { if case .name(let name) = self { name } else { nil } }

  /// The number of another object; nil for other values.
  package var target: Int? { if case .reference(let number) = self { number } else { nil } }
}
