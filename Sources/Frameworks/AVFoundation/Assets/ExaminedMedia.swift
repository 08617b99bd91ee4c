/// The examination that the properties of a type come from.
protocol ExaminedMedia: AnyObject {
  /// The examination; nil if all is known.
  var examination: MediaExamination? { get }
}
