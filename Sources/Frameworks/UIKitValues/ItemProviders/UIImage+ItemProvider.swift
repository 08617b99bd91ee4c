// Images as item provider objects (ItemProviders.IP6).
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The readable types: the supported image formats (Drawing.DR13).
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }

  /// The writable types: PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Decodes an image.
  ///
  /// - Throws: An error if the data is not an image.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSError.unreadableItem }
    return image
  }

  /// Loads the image as data of a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == "public.jpeg"
    let data = isJPEG ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? NSError.unreadableItem : nil)
    return nil
  }
}
