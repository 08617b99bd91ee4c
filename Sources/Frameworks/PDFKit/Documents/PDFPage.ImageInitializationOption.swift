extension PDFPage {
  /// An option for creating a page from an image.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The media box of the page; by default it has the size of the image.
    public static let mediaBox = Self(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// The rotation of the page in degrees, a multiple of 90.
    public static let rotation = Self(rawValue: "PDFPageImageInitializationOptionRotation")
    /// Whether an image that is smaller than the page is scaled up.
    public static let upscaleIfSmaller = Self(
      rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// The compression quality of the image in a written document, 0…1.
    public static let compressionQuality = Self(
      rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }
}
