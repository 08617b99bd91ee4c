import PhotosUI
import Testing

/// The names that a file with no further import has from PhotosUI, as on an iPhone.
@Suite struct ReExportTests {
  @Test("PhotosUI gives uniform types, the library's, views, films, places and Foundation's names")
  func names() {
    #expect(UTType.image.identifier == "public.image")
    #expect(PHInvalidImageRequestID == 0 && UIImage().size == .zero)
    #expect(AVMediaType.video.rawValue == "vide" && CMTime.zero.seconds == 0)
    #expect(CLLocationCoordinate2D(latitude: 1, longitude: 2).latitude == 1)
    #expect(URL(fileURLWithPath: "/tea").lastPathComponent == "tea")
  }

  @Test("An item of a picker keeps its asset's identifier, and has no type without the asset")
  func items() {
    let item = PhotosPickerItem(itemIdentifier: "no such asset")
    #expect(item.itemIdentifier == "no such asset" && item.supportedContentTypes.isEmpty)
    #expect(item == PhotosPickerItem(itemIdentifier: "no such asset"))
    #expect(item != PhotosPickerItem(itemIdentifier: "another"))
  }
}
