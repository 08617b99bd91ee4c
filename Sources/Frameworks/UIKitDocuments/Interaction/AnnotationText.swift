internal import TactusCrashReports
internal import TactusPhoneLink

/// The form in which an annotation travels to the app that opens the file.
enum AnnotationText {
  /// Returns an annotation as an XML property list; empty for none, and for one that cannot be
  /// encoded, which one line reports.
  @MainActor
  static func text(of annotation: Any?) -> String {
    guard let annotation else { return "" }
    guard PropertyListSerialization.propertyList(annotation, isValidFor: .xml),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: annotation, format: .xml, options: 0),
      data.count <= LinkLimits.userInfoBytes
    else {
      RuntimeWarning.once(
        "the annotation of a UIDocumentInteractionController is not a property list of at most "
          + "\(LinkLimits.userInfoBytes) bytes; the other app does not get it", namesPlace: true)
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }
}
