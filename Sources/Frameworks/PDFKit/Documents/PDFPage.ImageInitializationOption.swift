extension PDFPage {
  /// An option of making a page of a picture.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The box of the page; by default it has the size of the picture.
    public static let mediaBox = Self(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// The degrees by which the page is shown turned, a multiple of 90.
    public static let rotation = Self(rawValue: "PDFPageImageInitializationOptionRotation")
    /// Whether a picture that is smaller than the page fills it.
    public static let upscaleIfSmaller = Self(
      rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// The quality of the picture in a written document, 0...1.
    public static let compressionQuality = Self(
      rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }
}
