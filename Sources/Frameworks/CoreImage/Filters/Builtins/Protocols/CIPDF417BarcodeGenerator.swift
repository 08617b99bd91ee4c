/// The inputs of a filter that makes a PDF417 symbol.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the symbol.
  var message: Data { get set }
  /// The least width in pixels; 0 for any.
  var minWidth: Float { get set }
  /// The greatest width in pixels; 0 for any.
  var maxWidth: Float { get set }
  /// The least height in pixels; 0 for any.
  var minHeight: Float { get set }
  /// The greatest height in pixels; 0 for any.
  var maxHeight: Float { get set }
  /// The number of columns with data, 1…30.
  var dataColumns: Float { get set }
  /// The number of rows, 3…90.
  var rows: Float { get set }
  /// The width that is wanted divided by the height.
  var preferredAspectRatio: Float { get set }
  /// The kind of the compaction.
  var compactionMode: Float { get set }
  /// Whether the symbol lacks the marks on its right side.
  var compactStyle: Float { get set }
  /// The level of the correction, 0…8.
  var correctionLevel: Float { get set }
  /// Whether the compaction is named even where it is not needed.
  var alwaysSpecifyCompaction: Float { get set }
}
