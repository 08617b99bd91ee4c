/// The file of an image that was found by its name.
struct AssetFile {
  var path: String
  /// The attributes of the image.
  var attributes: ImageAttributes
}
