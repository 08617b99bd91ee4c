/// A type whose properties come from an examination.
protocol ExaminedMedia: AnyObject {
  /// The examination; nil if all properties are known.
  var examination: MediaExamination? { get }
}
