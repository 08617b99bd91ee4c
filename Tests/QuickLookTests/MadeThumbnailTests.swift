import QuickLookThumbnailing
import Testing
import UIKit

/// Steps ObjectiveC.WC11–WC12: pictures of files that an app makes.
@Suite struct MadeThumbnailTests {
  private final class Picture: QLThumbnailRepresentation, @unchecked Sendable {
    override var type: QLThumbnailRepresentation.RepresentationType { .thumbnail }
    override var uiImage: UIImage { UIImage() }
  }

  @Test("ObjectiveC.WC11, WC12. A picture is a pixel, and a subclass has its own")
  func picture() {
    let picture = QLThumbnailRepresentation()
    #expect(picture.type == .icon && picture.cgImage.width == 1 && picture.cgImage.height == 1)
    #expect(picture.contentRect.width == 1 && picture.uiImage.size.height == 1)
    let made: QLThumbnailRepresentation = Picture()
    #expect(made.type == .thumbnail && made.uiImage.size == .zero)
  }
}
