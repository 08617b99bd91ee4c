/// A file of a picture that was found by its name.
struct AssetFile {
  var path: String
  /// How the picture is to be shown.
  var form: ImageForm
}
