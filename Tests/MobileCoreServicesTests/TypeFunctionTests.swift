import MobileCoreServices
import Testing

/// Uniform types by the functions of Core Services, as packages call them.
struct TypeFunctionTests {
  @Test("An extension has a type, and that type a MIME type")
  func tags() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
    #expect(type as String? == kUTTypePNG as String)
    let mime = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType) }
    #expect(mime?.takeRetainedValue() as String? == "image/png")
    let back = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", nil)
    #expect(back?.takeUnretainedValue() == kUTTypePNG)
    #expect(UTTypeCopyPreferredTagWithClass("app.unknown", kUTTagClassMIMEType) == nil)
  }

  @Test("A type conforms to its supertypes, and is equal in upper and lower case")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo("app.own", "app.own"))
    #expect(UTTypeEqual("PUBLIC.png", kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }
}
