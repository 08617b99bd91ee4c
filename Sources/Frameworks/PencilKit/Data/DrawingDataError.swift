import Foundation

/// A mistake in the data of a drawing.
package enum DrawingDataError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The data is not a drawing in our format.
  case foreignFormat
  /// The drawing has a newer version of our format.
  case newerVersion(Int)
  /// The data is truncated.
  case truncated
  /// There are excess bytes after the end.
  case excess
  /// A value is not allowed.
  case invalid(String)

  /// The mistake.
  package var description: String {
    switch self {
    case .foreignFormat:
      """
      The data is not a drawing that this PencilKit wrote. Drawings of an iPhone are in a \
      format of Apple's that is not published, and cannot be read.
      """
    case .newerVersion(let version):
      "The drawing has version \(version) of the format, not \(DrawingFormat.version)."
    case .truncated: "The data of the drawing ends too early."
    case .excess: "The data of the drawing has bytes after its end."
    case .invalid(let value): "The data of the drawing has an invalid \(value)."
    }
  }

  package var errorDescription: String? { description }
}
