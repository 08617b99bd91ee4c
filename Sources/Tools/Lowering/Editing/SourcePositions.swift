import SwiftSyntax

/// The lines of a source as the compiler counts them.
///
/// Only a line feed ends a line. `SourceLocationConverter` also counts carriage returns, which the
/// compiler's diagnostics do not.
struct SourcePositions {
  private let lineStarts: [Int]

  /// Finds the lines of a text.
  init(_ text: String) {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Returns the line and the column in bytes of a position; both count from 1.
  func place(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let offset = position.utf8Offset
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
