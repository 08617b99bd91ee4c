import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Asset catalogs that no developer wrote.
@Suite struct HostileCatalogTests {
  private static let images = [
    String(repeating: "[", count: 200_000), "", "null", "[]", #"{"images":{}}"#,
    #"{"images":[{"filename":1}]}"#, #"{"images":[{"scale":1e400}]}"#,
    #"{"images":[{"filename":"../../../../etc/passwd"}]}"#, #"{"images":[{"filename":"missing"}]}"#,
    #"{"images":[{"filename":"dial.png","scale":1e400}]}"#,
  ]

  @Test("Drawing.DR14. A damaged catalog has no images, and ends no app", arguments: images.indices)
  func damaged(index: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("Media.xcassets/dial.imageset/dial.png", TestImages.make("r").pngData())
    try folder.write(
      "Media.xcassets/dial.imageset/Contents.json", Data(Self.images[index].utf8))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "dial", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "dial", in: bundle, compatibleWith: nil) == nil)
    #expect(NSDataAsset(name: "dial", bundle: bundle) == nil)
  }

  @Test(
    "Drawing.DR14. A scale, an inset or a component that is no usual number has a usual value",
    arguments: [
      "0x", "-1x", "nanx", "infx", "1e300x", "1e-300x", "x", "", "99999999999999999999x",
    ])
  func numbers(scale: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Media.xcassets/dial.imageset/dial.png", TestImages.make("r").pngData())
    try folder.write(
      "Media.xcassets/dial.imageset/Contents.json",
      Data(
        """
        {"images":[{"filename":"dial.png","scale":"\(scale)","alignment-insets":{"top":1e308,
        "left":-1e308},"resizing":{"cap-insets":{"top":1e308,"left":1e308},"center":{}}}]}
        """.utf8))
    try folder.write(
      "Media.xcassets/dial.colorset/Contents.json",
      Data(#"{"colors":[{"color":{"components":{"red":"nan","green":"inf","blue":"1"}}}]}"#.utf8))
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "dial", in: bundle, compatibleWith: nil))
    let insets = [image.alignmentRectInsets, image.capInsets]
    let numbers =
      [image.scale, image.size.width, image.size.height]
      + insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    #expect(numbers.allSatisfy { $0.isFinite && abs($0) <= 200_000 }, "\(numbers)")
    #expect(image.scale >= 0.5 && image.size.width >= 0)
    #expect(UIColor(named: "dial", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("Drawing.DR14. The description of a set is a file of a megabyte at most")
  func files() throws {
    let folder = try TemporaryFolder()
    for (set, size) in [("small", 1 << 20), ("large", 1 << 20 + 1)] {
      let start = #"{"images":[{"filename":"dial.png"}]}"#
      let text = start + String(repeating: " ", count: size - start.utf8.count)
      try folder.write("Media.xcassets/\(set).imageset/dial.png", TestImages.make("r").pngData())
      try folder.write("Media.xcassets/\(set).imageset/Contents.json", Data(text.utf8))
    }
    try folder.write("Media.xcassets/pipe.imageset/dial.png", TestImages.make("r").pngData())
    #expect(mkfifo(folder.path + "/Media.xcassets/pipe.imageset/Contents.json", 0o600) == 0)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "small", in: bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "large", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "pipe", in: bundle, compatibleWith: nil) == nil)
  }
}
