import Testing
import UIKit

/// The files of attachments.
@MainActor @Suite struct AttachmentFileTests {
  @Test("TextKit.TA5. The wrapper of an attachment has its contents, and sets them")
  func wrapper() {
    let attachment = NSTextAttachment(data: Data("leek".utf8), ofType: "public.plain-text")
    #expect(attachment.fileWrapper?.regularFileContents == Data("leek".utf8))
    let wrapper = FileWrapper(regularFileWithContents: Data("soup".utf8))
    attachment.fileWrapper = wrapper
    #expect(attachment.contents == Data("soup".utf8) && attachment.fileWrapper === wrapper)
    attachment.contents = nil
    #expect(attachment.fileWrapper == nil)
  }

  @Test("A tap on an advertisement is described, and its view lets touches through")
  func attribution() throws {
    let url = try #require(URL(string: "https://example.com"))
    let tap = UIEventAttribution(
      sourceIdentifier: 7, destinationURL: url, sourceDescription: "Tea", purchaser: "Shop")
    #expect(tap.copy() as? UIEventAttribution === tap && tap.sourceIdentifier == 7)
    let view = UIEventAttributionView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil && !view.isOpaque)
  }
}
