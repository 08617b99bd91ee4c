internal import TactusCrashReports

/// An input for the app's own metadata, to be recorded with a movie (Device.CA13).
open class AVCaptureMetadataInput: AVCaptureInput {
  /// Creates an input.
  ///
  /// - Parameters:
  ///   - formatDescription: The format of the metadata.
  ///   - clock: The clock of the metadata's times.
  public init(formatDescription: CMMetadataFormatDescription, clock: CMClock) {
    super.init()
    port = MetadataPort(self, formatDescription, clock)
  }

  /// The port of the metadata stream.
  open override var ports: [Port] { port.map { [$0] } ?? [] }

  /// Appends metadata, which no movie can receive.
  ///
  /// - Throws: `AVError` with the code `sessionNotRunning` if the input is in no running session,
  ///   or `invalidSourceMedia` if the format lacks one of the items' identifiers.
  open func append(_ metadata: AVTimedMetadataGroup) throws {
    guard session?.isRunning == true else {
      throw AVError(
        .sessionNotRunning, reason: "an AVCaptureMetadataInput is in no session that runs")
    }
    let known = port?.formatDescription.flatMap(CMMetadataFormatDescriptionGetIdentifiers) ?? []
    for item in metadata.items {
      guard let name = item.identifier?.rawValue, known.contains(name) else {
        throw AVError(
          .invalidSourceMedia,
          reason: "the format of an AVCaptureMetadataInput lacks \(item.identifier?.rawValue ?? "")"
        )
      }
    }
    RuntimeWarning.once(
      "AVCaptureMetadataInput.append(_:): there is no camera whose film could have the metadata",
      namesPlace: true)
  }

  // MARK: Internals

  private var port: MetadataPort?
  weak var session: AVCaptureSession?
}
