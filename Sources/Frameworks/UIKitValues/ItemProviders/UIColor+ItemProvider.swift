// Colors as item provider objects (ItemProviders.IP6).
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The readable types: colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// The writable types: colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Decodes a color from its archive.
  ///
  /// - Throws: An error if the data is not an archived color.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let color = try color(ofItemProviderData: data) as? Self else {
      throw NSError.unreadableItem
    }
    return color
  }

  /// Loads the archive of the color.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    do { completionHandler(try itemProviderData(), nil) } catch { completionHandler(nil, error) }
    return nil
  }

  /// Returns the archive of the color.
  package func itemProviderData() throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
  }

  /// Returns the color of an archive.
  package static func color(ofItemProviderData data: Data) throws -> UIColor? {
    try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }
}
