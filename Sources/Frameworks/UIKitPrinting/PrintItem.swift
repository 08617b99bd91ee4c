/// An item that an app prints without drawing it.
enum PrintItem {
  /// A picture, which gets a page of its own.
  case image(UIImage)
  /// A PDF document.
  case document(Data)

  /// The longest file that is printed, in bytes.
  ///
  /// - Source: ours: larger than documents that people print. Confidence: guess.
  private static let longestFile = 500_000_000

  /// Reads an item; nil for one that cannot be printed (Printing.IT1).
  @MainActor
  init?(_ item: Any) {
    switch item {
    case let image as UIImage: self = .image(image)
    case let data as Data: self.init(data: data)
    case let data as NSData: self.init(data: data as Data)
    case let url as URL: self.init(url: url)
    default: return nil
    }
  }

  /// Reads data of a PDF document or a picture.
  init?(data: Data) {
    // Readers accept the mark within the first kilobyte (PDF 1.7, annex H).
    if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
      self = .document(data)
    } else if let image = UIImage(data: data) {
      self = .image(image)
    } else {
      return nil
    }
  }

  private init?(url: URL) {
    guard url.isFileURL,
      let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= Self.longestFile, let data = try? Data(contentsOf: url)
    else { return nil }
    self.init(data: data)
  }
}
