/// The limits of a conversion of a document of an office program.
///
/// - Source: ours: LibreOffice takes one to two seconds for a letter, within 2 GB of mapped memory
///   (measured with 7.4), and a book takes more. Confidence: guess.
package enum ConversionLimits {
  /// The maximum number of bytes of a document that is converted.
  package static let documentBytes = 64 << 20
  /// The maximum number of bytes of the pages, and of all files of a conversion together.
  package static let fileBytes = 256 << 20
  /// The memory that the converter may map, in bytes.
  package static let memory: UInt64 = 2 << 30
  /// The seconds of processor time that each process of a conversion may use.
  package static let processorSeconds: UInt64 = 60
  /// The longest wait for the pages.
  package static let patience = Duration.seconds(60)
  /// The number of times that the converter may request to be started again.
  package static let starts = 3
  /// The maximum number of converted documents that are kept.
  package static let keptDocuments = 50
  /// The maximum number of bytes of the converted documents that are kept.
  package static let keptBytes = 256 << 20
}
