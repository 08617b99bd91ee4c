/// The inputs of a filter that generates a PDF417 symbol.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the symbol.
  var message: Data { get set }
  /// The minimum width in pixels; 0 for any.
  var minWidth: Float { get set }
  /// The maximum width in pixels; 0 for any.
  var maxWidth: Float { get set }
  /// The minimum height in pixels; 0 for any.
  var minHeight: Float { get set }
  /// The maximum height in pixels; 0 for any.
  var maxHeight: Float { get set }
  /// The number of data columns, 1…30.
  var dataColumns: Float { get set }
  /// The number of rows, 3…90.
  var rows: Float { get set }
  /// The preferred ratio of width to height.
  var preferredAspectRatio: Float { get set }
  /// The compaction mode.
  var compactionMode: Float { get set }
  /// Whether the symbol is compact.
  var compactStyle: Float { get set }
  /// The level of the correction, 0…8.
  var correctionLevel: Float { get set }
  /// Whether the compaction mode is always specified, even where it is not needed.
  var alwaysSpecifyCompaction: Float { get set }
}
